import { Button } from '@janani/ui/button';
import { Checkbox } from '@janani/ui/checkbox';
import { ErrorSummary, Form } from '@janani/ui/form';
import { TextField } from '@janani/ui/text-field';
import { Controller, useForm } from 'react-hook-form';

type Values = { name: string; isFirst: boolean };

export const Visit = ({ save }: { save: (values: Values) => Promise<void> }) => {
  const { control, handleSubmit } = useForm<Values>({
    defaultValues: { name: '', isFirst: false },
    shouldFocusError: false,
  });
  return (
    <Form aria-label="Visit" onSubmit={handleSubmit(save)}>
      <ErrorSummary />
      <Controller
        control={control}
        name="name"
        rules={{ required: 'Enter your name' }}
        render={({ field, fieldState: { error } }) => (
          <TextField {...field} error={error?.message} label="Name" />
        )}
      />
      <Controller
        control={control}
        name="isFirst"
        render={({ field: { value, ...field } }) => (
          <Checkbox {...field} isSelected={value} label="My first visit" />
        )}
      />
      <Button type="submit">Save</Button>
    </Form>
  );
};
