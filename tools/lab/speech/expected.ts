/** Texts that Orca has to announce while a story plays, in any order and among others. */
export type Expected = {
  story: string;
  hears: readonly string[];
  /** The date of the last run that announced all of them, entered by hand. */
  heardOn?: string;
};

export const expected: readonly Expected[] = [
  {
    story: 'feedback-toast--spoken',
    hears: ['Error: Failed to send OTP. Please try again.', 'Information: OTP Resent.'],
    heardOn: '2026-11-23',
  },
  {
    story: 'feedback-toast-recipes--of-a-promise',
    hears: ['Sending the invitations...', 'Error: Not sent'],
    heardOn: '2026-11-23',
  },
  {
    story: 'fields-otpinput--typing',
    hears: ['Verification code', 'All 6 digits entered'],
    heardOn: '2026-11-23',
  },
  {
    story: 'fields-searchabledropdown--default',
    hears: ['Hospital', 'opens listbox'],
    heardOn: '2026-11-23',
  },
  { story: 'fields-select--default', hears: ['Maharashtra', 'opens listbox'], heardOn: '2026-11-23' },
  { story: 'fields-datepickerfield--keyboard', hears: ['Expected due date'] },
];
