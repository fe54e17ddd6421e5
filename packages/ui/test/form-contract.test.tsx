/** What a form library, a plain form and an action of React rely on, of every field. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement, Ref } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Form } from '../src/form/index.ts';
import { propsReader } from './declared-props.ts';
import { type ContractProps, everyField } from './every-contract.tsx';
import { loadComponents } from './package-exports.ts';

afterEach(cleanup);

test('every part with a `name` and an `onChange` is in the list', async () => {
  const hasProp = propsReader();
  const parts = (await loadComponents()).map(({ name }) => name);
  const sendable = parts.filter((name) => hasProp(name, 'name') && hasProp(name, 'onChange'));
  // A search has no label above it and no error.
  expect(sendable.filter((name) => name !== 'SearchField' && !(name in everyField))).toEqual([]);
});

const formData = () => new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Form' }));
const inForm = (field: ReactElement) => render(<form aria-label="Form">{field}</form>);
const control = () =>
  document.querySelector<HTMLElement>(
    '[data-field-control] :is(input, button, textarea):not([type="hidden"])',
  )!;

describe.each(Object.entries(everyField))('Form 10: %s', (_name, { draw, first, change }) => {
  const drawn = (props: ContractProps = {}) => (
    <div data-field-control>{draw({ name: 'field', ...props })}</div>
  );

  test('keeps its own value where the app gives none, and tells of a change', async () => {
    const onChange = vi.fn<(value: unknown) => void>();
    inForm(drawn({ onChange }));
    const before = formData().get('field');
    await change(control());
    expect(onChange).toHaveBeenCalled();
    expect(formData().get('field')).not.toBe(before);
  });

  test('begins with the default it is given, and goes back to it with its form', async () => {
    inForm(drawn({ isDefault: true }));
    expect(formData().get('field')).toBe(first);
    await change(control());
    expect(formData().get('field')).not.toBe(first);
    act(() => screen.getByRole<HTMLFormElement>('form', { name: 'Form' }).reset());
    expect(formData().get('field')).toBe(first);
  });

  test('belongs to the form that `form` names, wherever it stands, and is reset with it', async () => {
    render(
      <>
        <form aria-label="Form" id="elsewhere" />
        <form aria-label="Around">{drawn({ isDefault: true, form: 'elsewhere' })}</form>
      </>,
    );
    expect(formData().get('field')).toBe(first);
    expect(
      new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Around' })).get('field'),
    ).toBeNull();
    await change(control());
    act(() => screen.getByRole<HTMLFormElement>('form', { name: 'Form' }).reset());
    expect(formData().get('field')).toBe(first);
  });

  test('tells that the focus has left it, once', () => {
    const onBlur = vi.fn<() => void>();
    inForm(drawn({ onBlur }));
    act(() => control().focus());
    expect(onBlur).not.toHaveBeenCalled();
    act(() => control().blur());
    expect(onBlur).toHaveBeenCalledOnce();
  });

  test('sends nothing while it is disabled', () => {
    inForm(drawn({ isDefault: true, isDisabled: true }));
    expect(formData().has('field')).toBe(false);
  });

  test('shows the error that the form has under its name, and is described by it', () => {
    render(
      <Form errors={{ field: 'Not right' }} onSubmit={() => {}}>
        {drawn()}
      </Form>,
    );
    expect(screen.getByText('Not right')).toBeTruthy();
    const described =
      document.querySelector('[aria-describedby]')?.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent).join()).toContain('Not right');
  });

  test('is described by what the app names, beside its own note', () => {
    inForm(drawn({ 'aria-describedby': 'of-the-app' }));
    const described = document.querySelector('[aria-describedby~="of-the-app"]');
    // The control, or the group of those that are one field.
    expect(described === control() || described?.matches('[role$="group"]')).toBe(true);
    expect(described?.contains(control())).toBe(true);
  });

  // A browser calls a text invalid that breaks a native rule, as half a code does, unless the field says otherwise
  // (https://www.w3.org/TR/html-aam-1.0/#att-pattern).
  test('is not called invalid while it shows no error', async () => {
    inForm(drawn());
    await change(control());
    for (const input of document.querySelectorAll(
      'input:is([type="text"], [type="tel"], :not([type])), textarea',
    ))
      expect(input.getAttribute('aria-invalid')).toBe('false');
  });

  test('gives its ref what the focus can be moved to', () => {
    const ref = { current: null as HTMLElement | null };
    inForm(drawn({ ref: ref as Ref<never> }));
    act(() => ref.current?.focus());
    expect(document.activeElement).toBe(control());
    fireEvent.blur(control());
  });
});
