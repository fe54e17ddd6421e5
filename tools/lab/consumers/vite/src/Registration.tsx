import { Button } from '@janani/ui/button';
import { ErrorSummary, Form } from '@janani/ui/form';
import { useToast } from '@janani/ui/toast';
import { useForm } from 'react-hook-form';
import { ChoiceFields } from './ChoiceFields';
import { TextFields } from './TextFields';
import { defaultValues } from './values';

/** A form with React Hook Form. */
export const Registration = () => {
  const toast = useToast();
  // The focus moves to the error summary, not to the first field.
  const { control, handleSubmit, reset } = useForm({ defaultValues, shouldFocusError: false });
  const save = handleSubmit((values) => {
    toast.show({ type: 'success', title: JSON.stringify(values) });
  });
  return (
    <Form aria-label="Registration" onSubmit={save}>
      <ErrorSummary />
      <TextFields control={control} />
      <ChoiceFields control={control} />
      <Button type="submit">Register</Button>
      <Button onPress={() => reset()} variant="outline">
        Start again
      </Button>
    </Form>
  );
};
