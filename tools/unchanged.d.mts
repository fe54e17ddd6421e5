export declare const inputsOf: (
  steps: readonly { name: string; needs?: RegExp }[],
  browser: string,
) => Record<string, string | undefined>;
