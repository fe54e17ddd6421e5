// From packages/ui/words, by `pnpm generate`.
import { reactAriaWords } from '../packages.ts';

/** What react-aria says itself, which brings 34 languages and not this one. */
export const hindi = reactAriaWords({
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
  '@react-aria/menu': {
    longPressMessage: 'मेन्यू खोलने के लिए देर तक दबाएँ, या Alt और नीचे का तीर दबाएँ',
  },
  '@react-aria/overlays': {
    dismiss: 'बंद करें',
  },
  '@react-aria/toast': {
    close: 'बंद करें',
    notifications: ({ count = 0 }, formatter) => (Number(count) > 1 ? `${formatter.number(count)} सूचनाएँ।` : `${formatter.number(count)} सूचना।`),
  },
  'react-aria-components': {
    selectPlaceholder: 'कोई एक चुनें',
    tableResizer: 'चौड़ाई बदलें',
    dropzoneLabel: 'यहाँ छोड़ें',
    colorSwatchPicker: 'रंगों के नमूने',
  },
});
