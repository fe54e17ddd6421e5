type Row = { id: string };
type Test = { title: string; passed: boolean; file: string };
export const proofsOf: (rows: Row[], tests: Test[]) => { proofs: Map<string, Test[]>; problems: string[] };
