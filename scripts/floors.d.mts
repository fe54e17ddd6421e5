export function floorsIn(imports: Map<string, string[]>): string[][];
