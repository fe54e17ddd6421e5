/** For `test.use`: pages change into each other, as most users have it. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
