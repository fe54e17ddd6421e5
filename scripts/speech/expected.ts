/** What is heard of a story while it plays, in whichever order; Orca says more. */
export type Expected = { story: string; hears: readonly string[] };

export const expected: readonly Expected[] = [
  {
    story: 'feedback-toast--spoken',
    hears: ['Error: Failed to send OTP. Please try again.', 'Information: OTP Resent.'],
  },
  { story: 'feedback-toast-recipes--of-a-promise', hears: ['Sending the invitations...', 'Error: Not sent'] },
  { story: 'fields-otpinput--typing', hears: ['Verification code', 'All 6 digits entered'] },
  {
    story: 'fields-searchabledropdown--default',
    hears: ['Hospital', 'opens listbox'],
  },
  { story: 'fields-select--default', hears: ['Maharashtra', 'opens listbox'] },
  { story: 'fields-datepickerfield--keyboard', hears: ['Expected due date'] },
];
