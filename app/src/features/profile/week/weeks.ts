import { type Message, msg } from '../../../i18n/msg.ts';

/** The texts of a week. The sources are in `sources.json`; a statement without one is not shown. */
export type Week = {
  baby?: Message;
  mother?: Message;
  /** From crown to rump, later to the heel. */
  length?: { millimetres: number; toHeel: boolean };
};

const weeks: Partial<Record<number, Week>> = {
  1: { mother: msg('week.1.mother') },
  2: { mother: msg('week.2.mother') },
  3: { baby: msg('week.3.baby'), mother: msg('week.3.mother') },
  4: { baby: msg('week.4.baby') },
  5: { length: { millimetres: 2, toHeel: false }, baby: msg('week.5.baby'), mother: msg('week.5.mother') },
  6: { baby: msg('week.6.baby') },
  7: { length: { millimetres: 10, toHeel: false }, baby: msg('week.7.baby') },
  8: { baby: msg('week.8.baby') },
  9: { length: { millimetres: 22, toHeel: false }, baby: msg('week.9.baby') },
  10: { baby: msg('week.10.baby'), mother: msg('week.10.mother') },
  11: { baby: msg('week.11.baby') },
  12: { baby: msg('week.12.baby') },
  13: { baby: msg('week.13.baby'), mother: msg('week.13.mother') },
  14: { length: { millimetres: 85, toHeel: false }, baby: msg('week.14.baby') },
  15: { baby: msg('week.15.baby') },
  16: { baby: msg('week.16.baby') },
  17: { baby: msg('week.17.baby') },
  18: { baby: msg('week.18.baby'), mother: msg('week.18.mother') },
  19: { baby: msg('week.19.baby') },
  20: { baby: msg('week.20.baby') },
  21: {
    length: { millimetres: 267, toHeel: true },
    baby: msg('week.21.baby'),
    mother: msg('week.21.mother'),
  },
  22: {
    length: { millimetres: 278, toHeel: true },
    baby: msg('week.22.baby'),
    mother: msg('week.22.mother'),
  },
  23: { length: { millimetres: 289, toHeel: true }, baby: msg('week.23.baby') },
  24: {
    length: { millimetres: 300, toHeel: true },
    baby: msg('week.24.baby'),
    mother: msg('week.24.mother'),
  },
  25: { baby: msg('week.25.baby'), mother: msg('week.25.mother') },
  26: {
    length: { millimetres: 360, toHeel: true },
    baby: msg('week.26.baby'),
    mother: msg('week.26.mother'),
  },
  27: { baby: msg('week.27.baby'), mother: msg('week.27.mother') },
  28: { baby: msg('week.28.baby'), mother: msg('week.28.mother') },
  29: { length: { millimetres: 386, toHeel: true }, baby: msg('week.29.baby') },
  30: {
    length: { millimetres: 399, toHeel: true },
    baby: msg('week.30.baby'),
    mother: msg('week.30.mother'),
  },
  31: { baby: msg('week.31.baby'), mother: msg('week.31.mother') },
  32: { baby: msg('week.32.baby'), mother: msg('week.32.mother') },
  33: { baby: msg('week.33.baby') },
  34: { baby: msg('week.34.baby'), mother: msg('week.34.mother') },
  35: { baby: msg('week.35.baby'), mother: msg('week.35.mother') },
  36: { baby: msg('week.36.baby'), mother: msg('week.36.mother') },
  37: {
    length: { millimetres: 486, toHeel: true },
    baby: msg('week.37.baby'),
    mother: msg('week.37.mother'),
  },
  38: { baby: msg('week.38.baby'), mother: msg('week.38.mother') },
  39: { baby: msg('week.39.baby'), mother: msg('week.39.mother') },
  40: { baby: msg('week.40.baby'), mother: msg('week.40.mother') },
};

export const linesOf = (week: number): Week => weeks[week] ?? {};
