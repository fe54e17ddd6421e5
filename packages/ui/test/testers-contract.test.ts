import { describe, expect, it } from 'vitest';
import * as testers from '../src/testing/index.ts';

type Tester = (label: string) => object;
const byName = new Map(Object.entries(testers) as [string, Tester][]);
const getNames = (name: string) => Object.keys(byName.get(name)?.('Any') ?? {});

/** The page objects of fields, each with its method that sets a value. */
const FIELDS = {
  textFieldTester: 'fill',
  textAreaTester: 'fill',
  numberFieldTester: 'fill',
  otpInputTester: 'fill',
  dateOfBirthTester: 'fill',
  selectTester: 'choose',
  searchableDropdownTester: 'choose',
  multiDropdownTester: 'choose',
  radioGroupTester: 'choose',
  datePickerTester: 'choose',
  fileFieldTester: 'choose',
  starRatingTester: 'choose',
  checkboxTester: 'toggle',
  switchTester: 'toggle',
} as const;

describe('page objects of fields', () => {
  it.each(Object.entries(FIELDS))(
    '%s sets a value by `%s`, and reads it by the same names as all',
    (name, verb) => {
      const names = getNames(name);
      expect(names).toEqual(expect.arrayContaining(['element', verb, 'error', 'description']));
      expect(names).toContain(verb === 'toggle' ? 'isSelected' : 'value');
    },
  );

  it('do not use another name for the same action', () => {
    const used = [...byName.keys()].flatMap(getNames);
    expect(
      used.filter((name) => ['text', 'code', 'pick', 'rate', 'control', 'button'].includes(name)),
    ).toEqual([]);
  });
});
