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
});

export type FileFieldMessages = typeof fileFieldMessages.en;
