// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const fileFieldMessages = defineMessages({
  id: 'fileField',
  en: {
    choose: 'Choose a file',
    chooseSeveral: 'Choose files',
    remove: (file) => `Remove ${file}`,
    removed: (file) => `${file} removed`,
    wrongType: (file) => `${file} is of a type that cannot be used. Choose another file.`,
    tooLarge: (file, size) => `${file} is too large. Choose a file of at most ${size}.`,
  },
  hi: {
    choose: 'फ़ाइल चुनें',
    chooseSeveral: 'फ़ाइलें चुनें',
    remove: (file) => `${file} हटाएँ`,
    removed: (file) => `${file} हटा दी गई`,
    wrongType: (file) => `${file} इस प्रकार की फ़ाइल नहीं चलेगी। दूसरी फ़ाइल चुनें।`,
    tooLarge: (file, size) => `${file} बहुत बड़ी है। ज़्यादा से ज़्यादा ${size} की फ़ाइल चुनें।`,
  },
});

export type FileFieldMessages = typeof fileFieldMessages.en;
