export function readAccepted(file: string | undefined): Record<string, string>;
