/** Every field that a form can send, with the contract that all of them share. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode, Ref } from 'react';
import { Checkbox } from '../src/checkbox/index.ts';
import { DateOfBirthField } from '../src/date-of-birth-field/index.ts';
import { DatePickerField } from '../src/date-picker-field/index.ts';
import { MultiDropdown } from '../src/multi-dropdown/index.ts';
import { NumberField } from '../src/number-field/index.ts';
import { OtpInput } from '../src/otp-input/index.ts';
import { PhoneField } from '../src/phone-field/index.ts';
import { RadioGroup } from '../src/radio-group/index.ts';
import { SearchableDropdown } from '../src/searchable-dropdown/index.ts';
import { Select } from '../src/select/index.ts';
import { StarRating } from '../src/star-rating/index.ts';
import { Switch } from '../src/switch/index.ts';
import { TextArea } from '../src/text-area/index.ts';
import { TextField } from '../src/text-field/index.ts';

export type ContractProps = {
  'aria-describedby'?: string;
  name?: string;
  form?: string;
  isDefault?: boolean;
  isDisabled?: boolean;
  onChange?: (value: unknown) => void;
  onBlur?: () => void;
  // Each field has an element of another type.
  ref?: Ref<never>;
};

type Contract = {
  renderField: (props: ContractProps) => ReactNode;
  /** The form data of its default value. */
  first: string;
  /** Changes the value as a user would, with the focused control. */
  change: (control: HTMLElement) => Promise<void> | void;
};

/** Its code loads when it is first required. */
const CALENDAR_LOADS_MS = 10_000;

const choices = [
  { value: 'a', label: 'Anjali' },
  { value: 'b', label: 'Bela' },
];
const defaultValueProp = <Value,>(isDefault: boolean | undefined, defaultValue: Value) =>
  isDefault ? { defaultValue } : {};

const type = (text: string) => (control: HTMLElement) => userEvent.type(control, text);
const press = (control: HTMLElement) => userEvent.click(control);

export const fieldContracts: Record<string, Contract> = {
  TextField: {
    renderField: ({ isDefault, ...rest }) => (
      <TextField label="Field" {...defaultValueProp(isDefault, 'a')} {...rest} />
    ),
    first: 'a',
    change: type('b'),
  },
  TextArea: {
    renderField: ({ isDefault, ...rest }) => (
      <TextArea label="Field" {...defaultValueProp(isDefault, 'a')} {...rest} />
    ),
    first: 'a',
    change: type('b'),
  },
  PhoneField: {
    renderField: ({ isDefault, ...rest }) => (
      <PhoneField label="Field" {...defaultValueProp(isDefault, '98')} {...rest} />
    ),
    first: '98',
    change: type('1'),
  },
  NumberField: {
    renderField: ({ isDefault, ...rest }) => (
      <NumberField label="Field" {...defaultValueProp(isDefault, 5)} {...rest} />
    ),
    first: '5',
    change: type('1'),
  },
  OtpInput: {
    renderField: ({ isDefault, ...rest }) => (
      <OtpInput label="Field" {...defaultValueProp(isDefault, '12')} {...rest} />
    ),
    first: '12',
    change: type('3'),
  },
  Select: {
    renderField: ({ isDefault, ...rest }) => (
      <Select items={choices} label="Field" {...defaultValueProp(isDefault, 'a')} {...rest} />
    ),
    first: 'a',
    change: async (control) => {
      await userEvent.click(control);
      await userEvent.click(await screen.findByRole('option', { name: 'Bela' }));
    },
  },
  SearchableDropdown: {
    renderField: ({ isDefault, ...rest }) => (
      <SearchableDropdown label="Field" options={choices} {...defaultValueProp(isDefault, 'a')} {...rest} />
    ),
    first: 'a',
    change: async (control) => {
      await userEvent.click(control);
      await userEvent.click(await screen.findByRole('option', { name: 'Bela' }));
    },
  },
  MultiDropdown: {
    renderField: ({ isDefault, ...rest }) => (
      <MultiDropdown label="Field" options={choices} {...defaultValueProp(isDefault, ['a'])} {...rest} />
    ),
    first: 'a',
    change: async (control) => {
      await userEvent.click(control);
      await userEvent.click(await screen.findByRole('option', { name: 'Anjali' }));
    },
  },
  RadioGroup: {
    renderField: ({ isDefault, ...rest }) => (
      <RadioGroup label="Field" options={choices} {...defaultValueProp(isDefault, 'a')} {...rest} />
    ),
    first: 'a',
    change: () => userEvent.click(screen.getByRole('radio', { name: 'Bela' })),
  },
  StarRating: {
    renderField: ({ isDefault, ...rest }) => (
      <StarRating label="Field" {...defaultValueProp(isDefault, 2)} {...rest} />
    ),
    first: '2',
    change: () => userEvent.click(screen.getAllByRole('radio')[3]!),
  },
  DatePickerField: {
    renderField: ({ isDefault, ...rest }) => (
      <DatePickerField
        label="Field"
        maxValue="2027-01-31"
        minValue="2027-01-01"
        today="2027-01-10"
        {...defaultValueProp(isDefault, '2027-01-02')}
        {...rest}
      />
    ),
    first: '2027-01-02',
    change: async (control) => {
      await userEvent.click(control);
      const days = await screen.findAllByRole(
        'button',
        { name: /15 January 2027/ },
        { timeout: CALENDAR_LOADS_MS },
      );
      await userEvent.click(days[0]!);
    },
  },
  DateOfBirthField: {
    renderField: ({ isDefault, ...rest }) => (
      <DateOfBirthField
        label="Field"
        today="2026-11-23"
        {...defaultValueProp(isDefault, '1995-01-02')}
        {...rest}
      />
    ),
    first: '1995-01-02',
    change: async () => {
      for (const [at, text] of ['3', '4', '1996'].entries()) {
        const box = screen.getAllByRole<HTMLInputElement>('textbox')[at]!;
        await userEvent.clear(box);
        await userEvent.type(box, text);
      }
    },
  },
  Checkbox: {
    renderField: ({ isDefault, ...rest }) => (
      <Checkbox label="Field" {...(isDefault ? { defaultSelected: true } : {})} {...rest} />
    ),
    first: 'on',
    change: press,
  },
  Switch: {
    renderField: ({ isDefault, ...rest }) => (
      <Switch label="Field" {...(isDefault ? { defaultSelected: true } : {})} {...rest} />
    ),
    first: 'on',
    change: press,
  },
};
