export function blockedAcrossOrigins(base: string, origin: string): Promise<string[]>;
