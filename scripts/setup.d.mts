export const root: string;
export const nodeProblem: (version: string) => string | undefined;
