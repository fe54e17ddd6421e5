import { enConsent } from './en-consent.ts';
import { textsOf } from './text.ts';

/** A text of the privacy notice or of the question for consent. */
export const t = textsOf(enConsent);
