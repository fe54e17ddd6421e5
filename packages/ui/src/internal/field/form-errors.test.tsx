import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FormScopeContext, createFormErrors, useErrorByName } from './form-errors.ts';

const ErrorText = ({ name }: { name: string }) => <p>{String(useErrorByName(name))}</p>;

test.each([
  ['email', 'Wrong'],
  ['constructor', 'undefined'],
  ['__proto__', 'undefined'],
])('a field with the name %s has the error %s', (name, error) => {
  const { container } = render(
    <FormScopeContext value={{ fields: createFormErrors(), errorsByName: { email: 'Wrong' } }}>
      <ErrorText name={name} />
    </FormScopeContext>,
  );
  expect(container.textContent).toBe(error);
});
