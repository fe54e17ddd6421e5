import { expect, test } from 'vitest';
import { getCoverage } from './requirements.mjs';

const rows = [{ id: 'SI-05' }, { id: 'SI-06' }, { id: 'SI-07' }, { id: 'SI-08' }];
const passed = (title: string) => ({ title, passed: true, file: 'unit' });

test('getCoverage: a requirement is covered by the tests that name it', () => {
  const { testsByRow, problems } = getCoverage(rows, [
    passed('the phone rule SI-05 SI-06 too short'),
    passed('SI-99 G-14 x'),
  ]);
  expect(problems).toEqual([]);
  expect([...testsByRow].map(([id, tests]) => [id, tests.length])).toEqual([
    ['SI-05', 1],
    ['SI-06', 1],
    ['SI-07', 0],
    ['SI-08', 0],
  ]);
});

test('getCoverage: a requirement is covered by the stories that have it as a tag', () => {
  const { testsByRow } = getCoverage(rows, [
    { ...passed('Fields/PhoneField: Typing'), ids: ['SI-05', 'play-fn'] },
  ]);
  expect(testsByRow.get('SI-05')?.map(({ title }) => title)).toEqual(['Fields/PhoneField: Typing']);
});

test('getCoverage: a story with more than three requirements as tags covers none', () => {
  const { testsByRow, problems } = getCoverage(rows, [
    { ...passed('Typing'), ids: ['SI-05', 'SI-06', 'SI-07', 'SI-08'] },
  ]);
  expect(problems).toHaveLength(1);
  expect(testsByRow.get('SI-08')).toEqual([]);
});

test('getCoverage: a title that names more than three requirements covers none', () => {
  const { testsByRow, problems } = getCoverage(rows, [passed('SI-05 SI-06 SI-07 SI-08 everything')]);
  expect(problems).toHaveLength(1);
  expect(testsByRow.get('SI-05')).toEqual([]);
});
