import { type Message, msg } from '../../../i18n/msg.ts';

/** The texts of a week. The sources are in `sources.json`; a statement without one is not shown. */
export type Week = {
  baby?: Message;
  you?: Message;
  /** From crown to rump, later to the heel. */
  length?: { millimetres: number; toHeel: boolean };
};

const weeks: Partial<Record<number, Week>> = {
  1: { you: msg('week.1.you') },
  2: { you: msg('week.2.you') },
  3: { baby: msg('week.3.baby'), you: msg('week.3.you') },
  4: { baby: msg('week.4.baby') },
  5: { length: { millimetres: 2, toHeel: false }, baby: msg('week.5.baby'), you: msg('week.5.you') },
  6: { baby: msg('week.6.baby') },
  7: { length: { millimetres: 10, toHeel: false }, baby: msg('week.7.baby') },
  8: { baby: msg('week.8.baby') },
  9: { length: { millimetres: 22, toHeel: false }, baby: msg('week.9.baby') },
  10: { baby: msg('week.10.baby'), you: msg('week.10.you') },
  11: { baby: msg('week.11.baby') },
  12: { baby: msg('week.12.baby') },
  13: { baby: msg('week.13.baby'), you: msg('week.13.you') },
  14: { length: { millimetres: 85, toHeel: false }, baby: msg('week.14.baby') },
  15: { baby: msg('week.15.baby') },
  16: { baby: msg('week.16.baby') },
  17: { baby: msg('week.17.baby') },
  18: { baby: msg('week.18.baby'), you: msg('week.18.you') },
  19: { baby: msg('week.19.baby') },
  20: { baby: msg('week.20.baby') },
  21: {
    length: { millimetres: 267, toHeel: true },
    baby: msg('week.21.baby'),
    you: msg('week.21.you'),
  },
  22: {
    length: { millimetres: 278, toHeel: true },
    baby: msg('week.22.baby'),
    you: msg('week.22.you'),
  },
  23: { length: { millimetres: 289, toHeel: true }, baby: msg('week.23.baby') },
  24: {
    length: { millimetres: 300, toHeel: true },
    baby: msg('week.24.baby'),
    you: msg('week.24.you'),
  },
  25: { baby: msg('week.25.baby'), you: msg('week.25.you') },
  26: {
    length: { millimetres: 360, toHeel: true },
    baby: msg('week.26.baby'),
    you: msg('week.26.you'),
  },
  27: { baby: msg('week.27.baby'), you: msg('week.27.you') },
  28: { baby: msg('week.28.baby'), you: msg('week.28.you') },
  29: { length: { millimetres: 386, toHeel: true }, baby: msg('week.29.baby') },
  30: {
    length: { millimetres: 399, toHeel: true },
    baby: msg('week.30.baby'),
    you: msg('week.30.you'),
  },
  31: { baby: msg('week.31.baby'), you: msg('week.31.you') },
  32: { baby: msg('week.32.baby'), you: msg('week.32.you') },
  33: { baby: msg('week.33.baby') },
  34: { baby: msg('week.34.baby'), you: msg('week.34.you') },
  35: { baby: msg('week.35.baby'), you: msg('week.35.you') },
  36: { baby: msg('week.36.baby'), you: msg('week.36.you') },
  37: {
    length: { millimetres: 486, toHeel: true },
    baby: msg('week.37.baby'),
    you: msg('week.37.you'),
  },
  38: { baby: msg('week.38.baby'), you: msg('week.38.you') },
  39: { baby: msg('week.39.baby'), you: msg('week.39.you') },
  40: { baby: msg('week.40.baby'), you: msg('week.40.you') },
};

export const getWeekTexts = (week: number): Week => weeks[week] ?? {};
