type Layer = { folder: string; imports: string[]; tests?: string[]; parts?: { shared: string[] } };
export const importsOf: (text: string) => string[];
export const problemsIn: (layers: Layer[], file: string, text: string) => string[];
