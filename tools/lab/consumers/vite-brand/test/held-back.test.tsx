import { Button } from '@janani/ui/button';
import { DateOfBirthField } from '@janani/ui/date-of-birth-field';
import { Form } from '@janani/ui/form';
import { dateOfBirthTester, formTester } from '@janani/ui/testing';
import { cleanup } from '@testing-library/react';
import { Controller, useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from './show';

afterEach(cleanup);

const birthDate = dateOfBirthTester('Born');

const WithHookForm = ({ onSend }: { onSend: (values: unknown) => void }) => {
  const { control, handleSubmit } = useForm({ defaultValues: { birth: '' } });
  return (
    <Form aria-label="P" onSubmit={handleSubmit((values) => onSend(values))}>
      <Controller
        control={control}
        name="birth"
        render={({ field, fieldState: { error } }) => (
          <DateOfBirthField {...field} error={error?.message} necessity="optional" label="Born" />
        )}
      />
      <Button type="submit">Go</Button>
    </Form>
  );
};

const WithAction = ({ onSend }: { onSend: (values: unknown) => void }) => (
  <Form aria-label="P" action={(data: FormData) => onSend(Object.fromEntries(data))}>
    <DateOfBirthField name="birth" necessity="optional" label="Born" />
    <Button type="submit">Go</Button>
  </Form>
);

test.each([
  ['React Hook Form', WithHookForm],
  ['an action', WithAction],
])(
  'with %s an impossible date is not submitted as empty, although the field is optional',
  async (_, Probe) => {
    const sent = vi.fn<(values: unknown) => void>();
    show(<Probe onSend={sent} />);
    await birthDate.fill('1996-02-31');
    await formTester('P').submit();
    expect(birthDate.error()).not.toBe('');
    expect(sent).not.toHaveBeenCalled();
    await birthDate.fill('1996-02-28');
    await formTester('P').submit();
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ birth: '1996-02-28' }));
  },
);
