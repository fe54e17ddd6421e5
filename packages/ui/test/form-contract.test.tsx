/** The contract of every field with form libraries, plain forms and React actions. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement, Ref } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Form } from '../src/form/index.ts';
import { createPropsReader } from './declared-props.ts';
import { type ContractProps, fieldContracts } from './field-contracts.tsx';
import { loadComponents } from './package-exports.ts';

afterEach(cleanup);

test('every component with a `name` and an `onChange` is in the list', async () => {
  const hasProp = createPropsReader();
  const names = (await loadComponents()).map(({ name }) => name);
  const submittable = names.filter((name) => hasProp(name, 'name') && hasProp(name, 'onChange'));
  // A search has no label above it and no error; a script cannot set the value of a file input.
  const exempt = new Set(['SearchField', 'FileField']);
  expect(submittable.filter((name) => !exempt.has(name) && !(name in fieldContracts))).toEqual([]);
});

const formData = () => new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Form' }));
const renderInForm = (field: ReactElement) => render(<form aria-label="Form">{field}</form>);
const control = () =>
  document.querySelector<HTMLElement>(
    '[data-field-control] :is(input, button, textarea):not([type="hidden"])',
  )!;

describe.each(Object.entries(fieldContracts))(
  'Form 10: %s',
  (_name, { renderField: draw, first, change }) => {
    const renderContractField = (props: ContractProps = {}) => (
      <div data-field-control>{draw({ name: 'field', ...props })}</div>
    );

    test('uncontrolled, it stores its value and reports a change', async () => {
      const onChange = vi.fn<(value: unknown) => void>();
      renderInForm(renderContractField({ onChange }));
      const before = formData().get('field');
      await change(control());
      expect(onChange).toHaveBeenCalled();
      expect(formData().get('field')).not.toBe(before);
    });

    test('begins with its default value, and returns to it when its form is reset', async () => {
      renderInForm(renderContractField({ isDefault: true }));
      expect(formData().get('field')).toBe(first);
      await change(control());
      expect(formData().get('field')).not.toBe(first);
      act(() => screen.getByRole<HTMLFormElement>('form', { name: 'Form' }).reset());
      expect(formData().get('field')).toBe(first);
    });

    test('belongs to the form with the id `form`, wherever it is, and is reset with it', async () => {
      render(
        <>
          <form aria-label="Form" id="elsewhere" />
          <form aria-label="Around">{renderContractField({ isDefault: true, form: 'elsewhere' })}</form>
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

    test('reports once that it has lost the focus', () => {
      const onBlur = vi.fn<() => void>();
      renderInForm(renderContractField({ onBlur }));
      act(() => control().focus());
      expect(onBlur).not.toHaveBeenCalled();
      act(() => control().blur());
      expect(onBlur).toHaveBeenCalledOnce();
    });

    test('is not in the form data while it is disabled', () => {
      renderInForm(renderContractField({ isDefault: true, isDisabled: true }));
      expect(formData().has('field')).toBe(false);
    });

    test("shows the form's error for its name, and is described by it", () => {
      render(
        <Form errors={{ field: 'Not right' }} onSubmit={() => {}}>
          {renderContractField()}
        </Form>,
      );
      expect(screen.getByText('Not right')).toBeTruthy();
      const described =
        document.querySelector('[aria-describedby]')?.getAttribute('aria-describedby')?.split(' ') ?? [];
      expect(described.map((id) => document.getElementById(id)?.textContent).join()).toContain('Not right');
    });

    test("is described by the app's elements, besides its own note", () => {
      renderInForm(renderContractField({ 'aria-describedby': 'of-the-app' }));
      const described = document.querySelector('[aria-describedby~="of-the-app"]');
      // The control, or the group for fields with several controls.
      expect(described === control() || described?.matches('[role$="group"]')).toBe(true);
      expect(described?.contains(control())).toBe(true);
    });

    // A browser treats a text as invalid that breaks a native rule, such as an incomplete code, unless the field sets
    // aria-invalid (https://www.w3.org/TR/html-aam-1.0/#att-pattern).
    test('is not marked invalid while it shows no error', async () => {
      renderInForm(renderContractField());
      await change(control());
      for (const input of document.querySelectorAll(
        'input:is([type="text"], [type="tel"], :not([type])), textarea',
      ))
        expect(input.getAttribute('aria-invalid')).toBe('false');
    });

    test('its ref can receive the focus', () => {
      const ref = { current: null as HTMLElement | null };
      renderInForm(renderContractField({ ref: ref as Ref<never> }));
      act(() => ref.current?.focus());
      expect(document.activeElement).toBe(control());
      fireEvent.blur(control());
    });
  },
);
