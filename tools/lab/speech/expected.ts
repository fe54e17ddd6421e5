/** The texts that Orca must announce while a story plays, in any order; other texts are ignored. */
export type ExpectedAnnouncements = {
  story: string;
  announcements: readonly string[];
  /** The date of the last run that announced all of them, entered by hand. */
  lastPassedOn?: string;
};

export const expectedAnnouncements: readonly ExpectedAnnouncements[] = [
  {
    story: 'feedback-toast--spoken',
    announcements: ['Error: Failed to send OTP. Please try again.', 'Information: OTP Resent.'],
    lastPassedOn: '2026-11-23',
  },
  {
    story: 'feedback-toast-recipes--of-a-promise',
    announcements: ['Sending the invitations...', 'Error: Not sent'],
    lastPassedOn: '2026-11-23',
  },
  {
    story: 'fields-otpinput--typing',
    announcements: ['Verification code', 'All 6 digits entered'],
    lastPassedOn: '2026-11-23',
  },
  {
    story: 'fields-searchabledropdown--default',
    announcements: ['Hospital', 'opens listbox'],
    lastPassedOn: '2026-11-23',
  },
  {
    story: 'fields-select--default',
    announcements: ['Maharashtra', 'opens listbox'],
    lastPassedOn: '2026-11-23',
  },
  { story: 'fields-datepickerfield--keyboard', announcements: ['Expected due date'] },
];
