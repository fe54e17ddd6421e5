import { waitFor } from '@testing-library/dom';
import { formTester, selectTester, textFieldTester } from '@janani/ui/testing';

const equal = (actual: unknown, expected: unknown) =>
  waitFor(() => {
    const seen = typeof actual === 'function' ? actual() : actual;
    if (String(seen) !== String(expected)) throw new Error(`${String(seen)} is not ${String(expected)}`);
  });

/** A test of the page with the page objects of the package. */
export const check = async () => {
  await selectTester('State').choose('Karnataka');
  await formTester('Join').submit();
  await equal(formTester('Join').errors, 'Name: Enter your name.');
  await equal(selectTester('State').value, 'Karnataka');
  await textFieldTester('Name').fill('Asha');
  await formTester('Join').submit();
  const sent = [
    ['name', 'Asha'],
    ['state', 'Karnataka'],
  ];
  await equal(() => document.querySelector('output')?.textContent, JSON.stringify(sent));
};
