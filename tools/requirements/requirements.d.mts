type Row = { id: string };
type Test = { title: string; ids?: string[]; passed: boolean; file: string };
export const proofsOf: (rows: Row[], tests: Test[]) => { proofs: Map<string, Test[]>; problems: string[] };
