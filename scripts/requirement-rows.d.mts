export type RequirementRow = { id: string; text: string; spec: string; check: string; note: string };
export const rowsIn: (page: string) => RequirementRow[];
export const readRequirementRows: () => RequirementRow[];
