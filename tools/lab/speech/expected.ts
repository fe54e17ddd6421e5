/** What is heard of a story while it plays, in whichever order; Orca says more. */
export type Expected = {
  story: string;
  hears: readonly string[];
  /** The day of the last run that heard all of it; a run tells, a person writes it here. */
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
