import { join } from 'node:path';
import { Script } from 'node:vm';
import type { UiMessages } from '@janani/ui/provider';
import { reactAriaStrings } from '@janani/ui/react-aria-strings';
import { readCatalogue } from '@janani/messages/src/catalogue.ts';
import { compileMessages } from '@janani/messages/src/component-messages.ts';
import { createPseudoCatalogue } from '@janani/messages/src/pseudo.ts';

/** Dates and numbers of a language in another script: remaining Latin text is missing in the catalogue. */
export const PSEUDO_LOCALE = 'ta-IN';

const source = readCatalogue(join(import.meta.dirname, '../messages/en.pot'));

const readMessages = (): UiMessages => {
  const expression = compileMessages(createPseudoCatalogue(source, PSEUDO_LOCALE), source);
  const { reactAria, ...parts } = new Script(`(${expression})`).runInThisContext() as UiMessages;
  return reactAria ? { ...parts, reactAria: reactAriaStrings(reactAria) } : parts;
};

/** All messages of the components, as pseudo-localised text. */
export const pseudoMessages = readMessages();
