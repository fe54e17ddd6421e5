/** A test file, what its title holds, or both. */
export type Pattern = { file?: string; title?: string };
export type Line = {
  line: number;
  name: string;
  /** What the number counts. */
  unit: string;
  atLeast: number;
  tried: string;
  tests: Pattern[];
  /** Defects of the product that it brought to light. */
  found?: string;
  /** Why a part of it, or all, needs a person or a device. */
  person?: string;
  aside?: string;
};
export const readLines: () => Line[];
export const writePage: () => Promise<void>;
