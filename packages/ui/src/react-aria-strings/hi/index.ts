// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { reactAriaStrings } from '../packages.ts';

/** The strings of react-aria, which itself includes them in 34 other languages. */
export const hindi = reactAriaStrings({
  '@react-aria/calendar': {
    previous: 'पिछला',
    next: 'अगला',
    selectedDateDescription: ({ date }) => `चुनी हुई तारीख: ${date}`,
    selectedRangeDescription: ({ dateRange }) => `चुनी हुई अवधि: ${dateRange}`,
    todayDate: ({ date }) => `आज, ${date}`,
    todayDateSelected: ({ date }) => `आज, ${date}, चुनी हुई`,
    dateSelected: ({ date }) => `${date}, चुनी हुई`,
    startRangeSelectionPrompt: 'अवधि चुनना शुरू करने के लिए दबाएँ',
    finishRangeSelectionPrompt: 'अवधि चुनना पूरा करने के लिए दबाएँ',
    minimumDate: 'सबसे पहली उपलब्ध तारीख',
    maximumDate: 'सबसे बाद की उपलब्ध तारीख',
    dateRange: ({ startDate, endDate }) => `${startDate} से ${endDate}`,
  },
  '@react-aria/overlays': {
    dismiss: 'बंद करें',
  },
});
