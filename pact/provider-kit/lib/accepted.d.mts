export function readAcceptedFailures(file: string | undefined): Record<string, string>;
