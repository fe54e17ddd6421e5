export function circlesIn(imports: Map<string, string[]>): string[][];
