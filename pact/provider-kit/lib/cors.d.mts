export function findCorsProblems(base: string, origin: string): Promise<string[]>;
