import type { Line } from './trust.mts';
import type { Figure } from './figures.mts';

export const verdictOf: (line: Pick<Line, 'atLeast'>, figure: Pick<Figure, 'tried' | 'found'>) => string;
export const pageOf: (lines: Line[], figures: Figure[]) => string;
