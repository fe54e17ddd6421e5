import type { Program } from 'typescript';

export function lookupsIn(
  program: Program,
  isMeant: (file: string) => boolean,
): { file: string; line: number; text: string }[];
