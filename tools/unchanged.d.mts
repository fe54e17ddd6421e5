export declare const getInputs: (
  steps: readonly { name: string; needs?: RegExp }[],
  browser: string,
) => Record<string, string | undefined>;
