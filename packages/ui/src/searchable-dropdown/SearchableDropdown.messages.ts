import { defineMessages } from '../internal/messages.ts';

export const searchableDropdownMessages = defineMessages({
  en: {
    search: 'Search...',
    empty: 'No results',
    loading: 'Loading...',
    /** After some seconds of loading. */
    stillLoading: 'Still searching...',
    addCustom: 'Add custom',
    customPlaceholder: 'Enter custom value',
    add: 'Add',
    cancel: 'Cancel',
    /** Too little has been typed to search for. */
    hint: (letters: number) => `Type ${letters} or more letters`,
    /** There are more options than rows. */
    more: 'Keep typing to see more',
    count: (options: number) => (options === 1 ? '1 result' : `${options} results`),
    /** When the failure says nothing itself. */
    failed: 'The list could not be loaded.',
    retry: 'Retry',
    clear: 'Clear',
    show: 'Show options',
    close: 'Close',
  },
  hi: {
    search: 'खोजें...',
    empty: 'कुछ नहीं मिला',
    loading: 'लोड हो रहा है...',
    stillLoading: 'अभी भी खोज रहे हैं...',
    addCustom: 'अपना जोड़ें',
    customPlaceholder: 'अपना नाम लिखें',
    add: 'जोड़ें',
    cancel: 'रद्द करें',
    hint: (letters) => `${letters} या अधिक अक्षर लिखें`,
    more: 'और देखने के लिए लिखते रहें',
    count: (options) => `${options} परिणाम`,
    failed: 'सूची लोड नहीं हो सकी।',
    retry: 'फिर से कोशिश करें',
    clear: 'हटाएँ',
    show: 'विकल्प दिखाएँ',
    close: 'बंद करें',
  },
});

export type SearchableDropdownMessages = (typeof searchableDropdownMessages)['en'];
