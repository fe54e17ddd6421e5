import type { ReactAriaWords } from '../react-aria-words.ts';

/** Packages of react-aria no component here is made of. Their names must be there all the same, or react-aria throws. */
const unused = Object.fromEntries(
  [
    '@react-aria/autocomplete',
    '@react-aria/breadcrumbs',
    '@react-aria/color',
    '@react-aria/combobox',
    '@react-aria/datepicker',
    '@react-aria/dnd',
    '@react-aria/grid',
    '@react-aria/gridlist',
    '@react-aria/numberfield',
    '@react-aria/previewtrigger',
    '@react-aria/searchfield',
    '@react-aria/spinbutton',
    '@react-aria/steplist',
    '@react-aria/table',
    '@react-aria/tag',
    '@react-aria/tree',
    '@react-stately/color',
    '@react-stately/datepicker',
  ].map((name) => [name, {}]),
);

/** What react-aria says itself, in Hindi. Not one of the 34 languages it brings. */
export const hindi: ReactAriaWords = {
  ...unused,
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
  '@react-aria/overlays': { dismiss: 'बंद करें' },
  '@react-aria/toast': {
    close: 'बंद करें',
    notifications: ({ count = 0 }, formatter) => `${formatter.number(count)} सूचनाएँ।`,
  },
  'react-aria-components': {
    selectPlaceholder: 'कोई एक चुनें',
    tableResizer: 'चौड़ाई बदलें',
    dropzoneLabel: 'यहाँ छोड़ें',
    colorSwatchPicker: 'रंगों के नमूने',
  },
};
