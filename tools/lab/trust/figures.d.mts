import type { Line } from './trust.mts';

export type Figure = { tried: number; found: number; files: string[]; note?: string };
export type ReportedTest = {
  title: string;
  passed: boolean;
  /** None for a step of a test. */
  file?: string;
  trust?: { line: number; tried: number; found: number }[];
};
export const figuresOf: (lines: Pick<Line, 'line' | 'tests'>[], reports: ReportedTest[][]) => Figure[];
export const mutationFigureOf: (report: {
  files: Record<string, { mutants: { status: string }[] }>;
}) => Figure;
