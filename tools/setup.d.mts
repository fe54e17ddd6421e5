type Ran = { code: number; output: string };

export const root: string;
export const run: (
  command: string,
  args: readonly string[],
  options?: { show?: boolean; env?: Record<string, string> },
) => Promise<Ran>;
export const nodeProblem: (version: string) => string | undefined;
export const stopWith: (sentence: string) => never;
export const pnpm: (args: readonly string[], options?: { show?: boolean }) => Promise<Ran>;
export const seconds: (since: number) => string;
