import type { PlainTextKey } from '../../../i18n/t.ts';

/** What is told of a week. Where each comes from stands in `sources.json`; without a source nothing is told. */
export type Week = {
  baby?: PlainTextKey;
  mother?: PlainTextKey;
  /** From the top of the head to the bottom, later to the heel. */
  length?: { millimetres: number; toHeel: boolean };
};

const weeks: Partial<Record<number, Week>> = {
  1: { mother: 'week.1.mother' },
  2: { mother: 'week.2.mother' },
  3: { baby: 'week.3.baby', mother: 'week.3.mother' },
  4: { baby: 'week.4.baby' },
  5: { length: { millimetres: 2, toHeel: false }, baby: 'week.5.baby', mother: 'week.5.mother' },
  6: { baby: 'week.6.baby' },
  7: { length: { millimetres: 10, toHeel: false }, baby: 'week.7.baby' },
  8: { baby: 'week.8.baby' },
  9: { length: { millimetres: 22, toHeel: false }, baby: 'week.9.baby' },
  10: { baby: 'week.10.baby', mother: 'week.10.mother' },
  11: { baby: 'week.11.baby' },
  12: { baby: 'week.12.baby' },
  13: { baby: 'week.13.baby', mother: 'week.13.mother' },
  14: { length: { millimetres: 85, toHeel: false }, baby: 'week.14.baby' },
  15: { baby: 'week.15.baby' },
  16: { baby: 'week.16.baby' },
  17: { baby: 'week.17.baby' },
  18: { baby: 'week.18.baby', mother: 'week.18.mother' },
  19: { baby: 'week.19.baby' },
  20: { baby: 'week.20.baby' },
  21: { length: { millimetres: 267, toHeel: true }, baby: 'week.21.baby', mother: 'week.21.mother' },
  22: { length: { millimetres: 278, toHeel: true }, baby: 'week.22.baby', mother: 'week.22.mother' },
  23: { length: { millimetres: 289, toHeel: true }, baby: 'week.23.baby' },
  24: { length: { millimetres: 300, toHeel: true }, baby: 'week.24.baby', mother: 'week.24.mother' },
  25: { baby: 'week.25.baby', mother: 'week.25.mother' },
  26: { length: { millimetres: 360, toHeel: true }, baby: 'week.26.baby', mother: 'week.26.mother' },
  27: { baby: 'week.27.baby', mother: 'week.27.mother' },
  28: { baby: 'week.28.baby', mother: 'week.28.mother' },
  29: { length: { millimetres: 386, toHeel: true }, baby: 'week.29.baby' },
  30: { length: { millimetres: 399, toHeel: true }, baby: 'week.30.baby', mother: 'week.30.mother' },
  31: { baby: 'week.31.baby', mother: 'week.31.mother' },
  32: { baby: 'week.32.baby', mother: 'week.32.mother' },
  33: { baby: 'week.33.baby' },
  34: { baby: 'week.34.baby', mother: 'week.34.mother' },
  35: { baby: 'week.35.baby', mother: 'week.35.mother' },
  36: { baby: 'week.36.baby', mother: 'week.36.mother' },
  37: { length: { millimetres: 486, toHeel: true }, baby: 'week.37.baby', mother: 'week.37.mother' },
  38: { baby: 'week.38.baby', mother: 'week.38.mother' },
  39: { baby: 'week.39.baby', mother: 'week.39.mother' },
  40: { baby: 'week.40.baby', mother: 'week.40.mother' },
};

export const linesOf = (week: number): Week => weeks[week] ?? {};
