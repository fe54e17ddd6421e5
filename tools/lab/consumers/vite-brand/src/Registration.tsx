import { Button } from '@janani/ui/button';
import { Checkbox } from '@janani/ui/checkbox';
import { DateOfBirthField } from '@janani/ui/date-of-birth-field';
import { DatePickerField } from '@janani/ui/date-picker-field';
import { ErrorSummary, Form } from '@janani/ui/form';
import { Heading } from '@janani/ui/heading';
import { OtpInput } from '@janani/ui/otp-input';
import { PhoneField } from '@janani/ui/phone-field';
import { RadioGroup } from '@janani/ui/radio-group';
import { SearchableDropdown } from '@janani/ui/searchable-dropdown';
import { Select } from '@janani/ui/select';
import { Stack } from '@janani/ui/stack';
import { TextArea } from '@janani/ui/text-area';
import { TextField } from '@janani/ui/text-field';
import { useToast } from '@janani/ui/toast';
import { Controller, useForm } from 'react-hook-form';
import { hospitals, register, searchCities, EmailTaken } from './server';

type Values = {
  name: string;
  email: string;
  phone: string;
  state: string;
  hospital: string | null;
  city: string | null;
  code: string;
  birth: string;
  due: string;
  kind: string;
  note: string;
  agrees: boolean;
};
const empty: Values = {
  name: '',
  email: '',
  phone: '',
  state: '',
  hospital: null,
  city: null,
  code: '',
  birth: '',
  due: '',
  kind: '',
  note: '',
  agrees: false,
};
const states = ['Andhra Pradesh', 'Karnataka', 'Kerala', 'Tamil Nadu', 'Telangana'].map((s) => ({
  value: s,
  label: s,
}));

export const Registration = () => {
  const toast = useToast();
  const { control, handleSubmit, reset, setError, formState } = useForm<Values>({
    defaultValues: empty,
    shouldFocusError: false,
  });
  const rootError = formState.errors.root?.message;
  const send = handleSubmit(async (values) => {
    try {
      await register(values.email);
      toast.show({ type: 'success', title: 'Registered', description: JSON.stringify(values) });
      reset(empty);
    } catch (error) {
      if (error instanceof EmailTaken) setError('email', { message: error.message });
      else setError('root', { message: (error as Error).message });
    }
  });
  return (
    <Stack gap={4}>
      <Heading level={1}>Registration</Heading>
      <Form aria-label="Registration" onSubmit={send} errors={{ server: rootError }}>
        <ErrorSummary />
        <Controller
          control={control}
          name="name"
          rules={{ required: 'Enter your name' }}
          render={({ field, fieldState: { error } }) => (
            <TextField {...field} error={error?.message} label="Name" autoComplete="name" />
          )}
        />
        <Controller
          control={control}
          name="email"
          rules={{ required: 'Enter your email', pattern: { value: /@/, message: 'An email has an @' } }}
          render={({ field, fieldState: { error } }) => (
            <TextField
              {...field}
              error={error?.message}
              label="Email"
              type="email"
              description="We send one mail a month."
            />
          )}
        />
        <Controller
          control={control}
          name="phone"
          rules={{ minLength: { value: 10, message: 'A number has ten digits' } }}
          render={({ field, fieldState: { error } }) => (
            <PhoneField {...field} error={error?.message} label="Phone number" necessity="optional" />
          )}
        />
        <Controller
          control={control}
          name="state"
          rules={{ required: 'Choose a state' }}
          render={({ field, fieldState: { error } }) => (
            <Select {...field} items={states} error={error?.message} label="State" />
          )}
        />
        <Controller
          control={control}
          name="hospital"
          rules={{ required: 'Choose a hospital' }}
          render={({ field, fieldState: { error } }) => (
            <SearchableDropdown
              {...field}
              options={hospitals}
              error={error?.message}
              label="Hospital"
              isClearable
            />
          )}
        />
        <Controller
          control={control}
          name="city"
          render={({ field, fieldState: { error } }) => (
            <SearchableDropdown
              {...field}
              loadOptions={searchCities}
              minChars={1}
              error={error?.message}
              label="City"
              necessity="optional"
            />
          )}
        />
        <Controller
          control={control}
          name="code"
          rules={{ minLength: { value: 6, message: 'Enter all six digits' }, required: 'Enter the code' }}
          render={({ field, fieldState: { error } }) => (
            <OtpInput {...field} error={error?.message} label="Code" description="246810 will do." />
          )}
        />
        <Controller
          control={control}
          name="birth"
          rules={{ required: 'Enter your date of birth' }}
          render={({ field, fieldState: { error } }) => (
            <DateOfBirthField
              {...field}
              error={error?.message}
              label="Date of birth"
              minAge={18}
              maxAge={70}
            />
          )}
        />
        <Controller
          control={control}
          name="due"
          rules={{ required: 'Pick a day' }}
          render={({ field, fieldState: { error } }) => (
            <DatePickerField
              {...field}
              error={error?.message}
              label="First visit"
              minValue="2026-11-24"
              maxValue="2027-09-30"
              isClearable
            />
          )}
        />
        <Controller
          control={control}
          name="kind"
          rules={{ required: 'Choose how you visit' }}
          render={({ field, fieldState: { error } }) => (
            <RadioGroup
              {...field}
              error={error?.message}
              label="Kind of visit"
              options={[
                { value: 'video', label: 'Video' },
                { value: 'clinic', label: 'At the clinic' },
              ]}
            />
          )}
        />
        <Controller
          control={control}
          name="note"
          render={({ field, fieldState: { error } }) => (
            <TextArea
              {...field}
              error={error?.message}
              label="Note"
              necessity="optional"
              characterLimit={100}
            />
          )}
        />
        <Controller
          control={control}
          name="agrees"
          rules={{ required: 'Agree to the terms to go on' }}
          render={({ field: { value, ...field }, fieldState: { error } }) => (
            <Checkbox {...field} isSelected={value} error={error?.message} label="I agree to the terms" />
          )}
        />
        <Stack direction="row" gap={3}>
          <Button type="submit" isPending={formState.isSubmitting}>
            Register
          </Button>
          <Button variant="outline" onPress={() => reset(empty)}>
            Reset
          </Button>
        </Stack>
      </Form>
    </Stack>
  );
};
