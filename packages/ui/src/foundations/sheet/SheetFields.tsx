import { DatePickerField } from '../../date-picker-field/index.ts';
import { PhoneField } from '../../phone-field/index.ts';
import { Select } from '../../select/index.ts';
import { TextField } from '../../text-field/index.ts';
import * as styles from './sheet.css.ts';

const noop = () => {};

/** Fields in every state: default, invalid, loading, disabled and read-only. */
export const SheetFields = () => (
  <div className={styles.fields}>
    <TextField label="First name" value="Ananya" />
    <TextField label="Email" type="email" value="ananya.d@exam" />
    <PhoneField error="Please enter a valid Indian mobile number" label="Phone number" value="12345" />
    <DatePickerField error="Expected due date is required" label="Expected due date" value="" />
    <Select
      error="Failed to fetch states"
      failedText="Failed to load states"
      items={[]}
      label="State"
      onRetry={noop}
      status="failed"
      value=""
    />
    <TextField disabledReason="Choose a state first" isDisabled label="City" value="" />
    <PhoneField description="Phone number cannot be changed" isReadOnly label="Phone" value="9876543210" />
    <Select items={[]} label="State" loadingText="Loading states..." status="loading" value="" />
  </div>
);
