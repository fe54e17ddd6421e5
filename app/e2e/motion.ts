/** For `test.use`: motion is enabled, with view transitions. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
