type Row = { id: string };
type Test = { title: string; ids?: string[]; passed: boolean; file: string };
export const getCoverage: (
  rows: Row[],
  tests: Test[],
) => { testsByRow: Map<string, Test[]>; problems: string[] };
