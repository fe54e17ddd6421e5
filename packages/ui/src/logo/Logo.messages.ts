import { defineMessages } from '../internal/messages.ts';

/** The product's name in the script of each language. */
export const logoMessages = defineMessages({ en: { name: 'Janani' }, hi: { name: 'जननी' } });
