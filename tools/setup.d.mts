type RunResult = { code: number; output: string };

export const root: string;
export const run: (
  command: string,
  args: readonly string[],
  options?: { show?: boolean; env?: Record<string, string> },
) => Promise<RunResult>;
export const getNodeError: (version: string) => string | undefined;
export const failWith: (sentence: string) => never;
export const pnpm: (args: readonly string[], options?: { show?: boolean }) => Promise<RunResult>;
export const formatSeconds: (since: number) => string;
