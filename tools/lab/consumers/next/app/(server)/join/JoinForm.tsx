'use client';
import { Button } from '@janani/ui/button';
import { Checkbox } from '@janani/ui/checkbox';
import { DatePickerField } from '@janani/ui/date-picker-field';
import { ErrorSummary, Form } from '@janani/ui/form';
import { OtpInput } from '@janani/ui/otp-input';
import { RadioGroup } from '@janani/ui/radio-group';
import { SearchableDropdown } from '@janani/ui/searchable-dropdown';
import { Select } from '@janani/ui/select';
import { TextField } from '@janani/ui/text-field';
import { useToast } from '@janani/ui/toast';
import { useActionState, useEffect, useRef } from 'react';
import { join } from './actions';

export const JoinForm = ({ plans }: { plans: { value: string; label: string }[] }) => {
  const [errors, action, isPending] = useActionState(join, {});
  const toast = useToast();
  const before = useRef(errors);
  useEffect(() => {
    if (errors !== before.current && Object.keys(errors).length === 0)
      toast.show({ type: 'success', title: 'Joined' });
    before.current = errors;
  }, [errors, toast]);
  return (
    <Form action={action} errors={errors} aria-label="Join">
      <ErrorSummary />
      <TextField label="Name" name="name" />
      <TextField label="Email" name="email" type="email" necessity="optional" />
      <Select label="Plan" name="plan" items={plans} defaultValue="plus" />
      <SearchableDropdown
        label="City"
        name="city"
        options={['Berlin', 'Paris', 'Rome'].map((c) => ({ value: c.toLowerCase(), label: c }))}
      />
      <OtpInput label="Code" name="code" length={4} />
      <DatePickerField label="Begin" name="begin" defaultValue="2026-12-01" minValue="2026-11-01" />
      <RadioGroup
        label="How"
        name="how"
        defaultValue="web"
        options={[
          { value: 'web', label: 'Web' },
          { value: 'app', label: 'App' },
        ]}
      />
      <Checkbox label="News" name="news" defaultSelected />
      <Button type="submit" isPending={isPending}>
        Join
      </Button>
    </Form>
  );
};
