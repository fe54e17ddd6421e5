// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const searchableDropdownMessages = defineMessages({
  id: 'searchableDropdown',
  en: {
    search: 'Search...',
    empty: 'No results',
    loading: 'Loading...',
    stillLoading: 'Still searching...',
    addCustom: 'Add custom',
    customPlaceholder: 'Enter custom value',
    add: 'Add',
    cancel: 'Cancel',
    hint: (letters) => `Type ${letters} or more letters`,
    more: 'Keep typing to see more',
    count: (count) => (count !== 1 ? `${count} results` : `${count} result`),
    failed: 'The list could not be loaded.',
    retry: 'Retry',
    clear: 'Clear',
    show: 'Show options',
    close: 'Close',
    chosen: (label) => `${label}, selected`,
  },
  hi: {
    search: 'खोजें...',
    empty: 'कुछ नहीं मिला',
    loading: 'लोड हो रहा है...',
    stillLoading: 'अभी भी खोज रहे हैं...',
    addCustom: 'खुद लिखकर जोड़ें',
    customPlaceholder: 'यहाँ लिखें',
    add: 'जोड़ें',
    cancel: 'रद्द करें',
    hint: (letters) => `${letters} या अधिक अक्षर लिखें`,
    more: 'और देखने के लिए लिखते रहें',
    count: (count) => `${count} परिणाम`,
    failed: 'सूची लोड नहीं हो सकी।',
    retry: 'फिर से कोशिश करें',
    clear: 'हटाएँ',
    show: 'विकल्प दिखाएँ',
    close: 'बंद करें',
    chosen: (label) => `${label} चुना गया`,
  },
});

export type SearchableDropdownMessages = typeof searchableDropdownMessages.en;
