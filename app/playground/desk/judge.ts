import { UNKNOWN_FIELD, type Violation, findViolations } from '@janani/sandbox-api/violations';
import { createResponseChecks } from '../../../pact/provider-kit/lib/response-checks.mjs';
import type { Exchange } from './read-input.ts';
import { STRUCK_OUT, STRUCK_OUT_PHONE } from './strike-out.ts';

/** A rule that a response breaks. */
export type Fault = {
  rule: string;
  /** What the description has there; the message of a rule of the provider kit, which has no place. */
  expected: string;
  place?: { path: string; found: string };
  /** In how many further places the same rule is broken. */
  more: number;
};

export type Verdict = {
  id: number;
  exchange: Exchange;
  faults: Fault[];
  state: 'holds' | 'fails' | 'unread';
};

const MAX_LENGTH = 160;
/** The rule of what a response may have, and should not. */
const SURPLUS = 'Warning: personal data that is not described';
const PERSONAL_NAME = /phone|mobile|mail|address|pin_?code|token/i;
const PERSONAL_VALUE = new RegExp(`${STRUCK_OUT}|${STRUCK_OUT_PHONE}|@mail\\.invalid`, 'i');

/** The provider kit has a rule of its own for data in an error response. */
const isPersonal = ({ path, found }: Violation) =>
  path !== '$.data' && (PERSONAL_NAME.test(path) || PERSONAL_VALUE.test(JSON.stringify(found)));

const show = (value: unknown) => {
  const text = value === undefined ? 'missing' : JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
};

/** One fault for each rule, however many rows of a list break it. */
const toFaults = (violations: readonly Violation[]): Fault[] => {
  const faults = new Map<string, Fault>();
  for (const { path, found, expected, rule, rulePath } of violations) {
    const known = faults.get(rulePath);
    const place = { path, found: show(found) };
    if (known) known.more += 1;
    else if (rule === UNKNOWN_FIELD)
      faults.set(rulePath, { rule: SURPLUS, expected: 'nothing', place, more: 0 });
    else faults.set(rulePath, { rule, expected: show(expected), place, more: 0 });
  }
  return [...faults.values()];
};

/** Every rule of the description and of the provider kit that a response breaks. */
export const findFaults = (exchange: Exchange): Fault[] => {
  const { call, method, path, status, headers, text, body = text, hasBearer, unread } = exchange;
  if (unread) return [];
  const checks = createResponseChecks();
  const request = { method, path, headers: hasBearer ? { authorization: 'a bearer' } : {} };
  checks.check(request, { status, headers, content: text });
  const warnings = checks.warnings().map((message) => ({ name: 'data in an error response', message }));
  const ofKit = [...checks.failures(), ...warnings];
  return [
    ...toFaults(findViolations(call, { status, body }, isPersonal)),
    ...ofKit.map(({ name, message }) => ({ rule: name, expected: message, more: 0 })),
  ];
};

export const judge = (exchange: Exchange, id = 0): Verdict => {
  const faults = findFaults(exchange);
  const state = faults.every(({ rule }) => rule === SURPLUS) ? 'holds' : 'fails';
  return { id, exchange, faults, state: exchange.unread ? 'unread' : state };
};
