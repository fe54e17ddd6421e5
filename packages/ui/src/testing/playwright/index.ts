export { checkboxPage } from '../../checkbox/Checkbox.page.testing.ts';
export { datePickerPage } from '../../date-picker-field/DatePickerField.page.testing.ts';
export { otpInputPage } from '../../otp-input/OtpInput.page.testing.ts';
export { radioGroupPage } from '../../radio-group/RadioGroup.page.testing.ts';
export { searchableDropdownPage } from '../../searchable-dropdown/SearchableDropdown.page.testing.ts';
export { selectPage } from '../../select/Select.page.testing.ts';
export { switchPage } from '../../switch/Switch.page.testing.ts';
export { toastPage } from '../../toast/Toast.page.testing.ts';
