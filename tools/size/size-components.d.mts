export declare const measureComponents: (
  folder?: string,
) => Promise<{ what: string; bytes: number; kB: number }[]>;
