import { OtpInput } from '@janani/ui/otp-input';
import { PhoneField } from '@janani/ui/phone-field';
import { TextField } from '@janani/ui/text-field';
import { type Control, Controller } from 'react-hook-form';
import type { Values } from './values';

export const TextFields = ({ control }: { control: Control<Values> }) => (
  <>
    <Controller
      control={control}
      name="name"
      rules={{ required: 'Enter your name.' }}
      render={({ field, fieldState: { error } }) => (
        <TextField {...field} error={error?.message} label="Name" />
      )}
    />
    <Controller
      control={control}
      name="phone"
      rules={{ pattern: { value: /^\d{10}$/, message: 'Enter all ten digits.' } }}
      render={({ field, fieldState: { error } }) => (
        <PhoneField {...field} error={error?.message} label="Phone" />
      )}
    />
    <Controller
      control={control}
      name="code"
      rules={{ required: 'Enter the code.' }}
      render={({ field, fieldState: { error } }) => (
        <OtpInput {...field} error={error?.message} label="Code" />
      )}
    />
  </>
);
