import { expect, test } from 'vitest';
import { textsIn } from '@janani/messages/runtime/plain-texts.ts';
import { claims } from './claims.ts';

/** Patterns that occur only in claims. */
const CLAIM_PATTERN = /\d+K?\+|\b4\.9\b|HIPAA|award|free trial|credit card|trusted by|seven free days/i;

/** The texts of pages; the documents' metadata is made of the same texts. */
const texts = Object.fromEntries(Object.entries(textsIn('en')).filter(([key]) => !key.startsWith('page.')));

test('every claim of the public pages is listed with the evidence it needs [HM-16, T-16]', () => {
  const listedKeys = new Set<string>(
    Object.values(claims).flatMap(({ claimed: messageKeys }) => messageKeys),
  );
  const textKeysWithClaims = Object.entries(texts).flatMap(([key, text]) =>
    CLAIM_PATTERN.test(text) ? [key] : [],
  );
  expect(textKeysWithClaims.filter((key) => !listedKeys.has(key))).toEqual([]);
  for (const { toDo } of Object.values(claims)) expect(toDo.length).toBeGreaterThan(20);
});

test('the claims are worded exactly as in the specification [HM-16]', () => {
  const all = Object.values(texts).join('\n');
  for (const claim of [
    '50,000+ mothers',
    '1000+ expert sessions',
    '4.9 star app rating',
    'HIPAA compliant',
    'Award winning',
    '7-day free trial with no credit card required',
  ])
    expect(all).toContain(claim);
});
