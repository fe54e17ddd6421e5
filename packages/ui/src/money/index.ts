'use client';

export { formatMoney } from './format-money.ts';
export type { FormatMoneyOptions } from './format-money.ts';
export { Money } from './Money.tsx';
export type { MoneyProps } from './Money.tsx';
export type { MoneyMessages } from './Money.messages.ts';
