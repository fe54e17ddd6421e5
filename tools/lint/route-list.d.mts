export function addressesIn(text: string, paths: readonly string[]): string[];
