import { type Violation, findViolations } from '@janani/sandbox-api/violations';
import { createResponseChecks } from '../../../pact/provider-kit/lib/response-checks.mjs';
import type { Exchange } from './read-input.ts';

/** A rule that a response breaks. */
export type Fault = {
  rule: string;
  /** What the description has there; the message of a rule of the provider kit, which has no place. */
  expected: string;
  place?: { path: string; found: string };
  /** In how many further places the same rule is broken. */
  more: number;
};

const MAX_LENGTH = 160;

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
    else faults.set(rulePath, { rule, expected: show(expected), place, more: 0 });
  }
  return [...faults.values()];
};

/** The rules that no schema can express. */
const runKitChecks = ({ method, path, status, headers, text, hasBearer }: Exchange): Fault[] => {
  const checks = createResponseChecks();
  const request = { method, path, headers: hasBearer ? { authorization: 'a bearer' } : {} };
  checks.check(request, { status, headers, content: text });
  const warnings = checks.warnings().map((message) => ({ name: 'data in an error response', message }));
  return [...checks.failures(), ...warnings].map(({ name, message }) => ({
    rule: name,
    expected: message,
    more: 0,
  }));
};

/** Every rule of the description and of the provider kit that a response breaks. */
export const findFaults = (exchange: Exchange): Fault[] => {
  const { call, status, text, body = text, unread } = exchange;
  if (unread) return [];
  return [...toFaults(findViolations(call, { status, body })), ...runKitChecks(exchange)];
};
