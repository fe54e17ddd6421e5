import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DateOfBirthField } from '../src/date-of-birth-field/index.ts';
import { createPropsReader } from './declared-props.ts';
import { fields, createControlledField } from './controlled-fields.tsx';
import { loadComponents } from './package-exports.ts';

afterEach(cleanup);

const hasProp = createPropsReader();
const components = await loadComponents();

test('every component with a `name` and an `onChange` is in the list', () => {
  const names = components.map(({ name }) => name);
  const submittable = names.filter((name) => hasProp(name, 'name') && hasProp(name, 'onChange'));
  expect(submittable.length).toBeGreaterThan(10);
  // A script cannot set the value of a file input.
  expect(submittable.filter((name) => name !== 'FileField' && !(name in fields))).toEqual([]);
});

const value = () => screen.getByRole('status').textContent;
const getFormValue = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('field');
const reset = () => act(() => screen.getByRole<HTMLFormElement>('form').reset());

test.each(Object.entries(fields))(
  '%s returns to its first value when its form is reset',
  (_name, { Field, first, next }) => {
    render(<Field />);
    const before = getFormValue();
    fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    expect(value()).toBe(next);
    expect(getFormValue()).not.toBe(before);
    reset();
    expect(value()).toBe(first);
    expect(getFormValue()).toBe(before);
  },
);

test('an incomplete date is cleared by a reset, too', () => {
  const { Field } = createControlledField('', '1996-03-04', (controlled) => (
    <DateOfBirthField label="Field" name="field" {...controlled} />
  ));
  render(<Field />);
  const [day] = screen.getAllByRole<HTMLInputElement>('textbox');
  fireEvent.change(day as HTMLInputElement, { target: { value: '31' } });
  reset();
  expect(day?.value).toBe('');
});

test('a prevented reset, or one of another form, changes nothing', () => {
  const { Field, next } = fields.TextField;
  render(
    <>
      <Field />
      <form aria-label="Other" />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  act(() => screen.getByRole<HTMLFormElement>('form', { name: 'Other' }).reset());
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Form' });
  form.addEventListener('reset', (event) => event.preventDefault());
  act(() => form.reset());
  expect(value()).toBe(next);
});
