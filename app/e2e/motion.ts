/** For `test.use`: motion as most users have it, with view transitions. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
