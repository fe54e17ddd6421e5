import { ExternalLinkIcon } from '../icons/index.ts';
import { useMessages } from '../internal/messages.ts';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import { externalIcon } from './Link.css.ts';
import { linkMessages } from './Link.messages.ts';

/** Announces before the tap that a new tab will open (WCAG 3.2.5). */
export const ExternalMark = () => (
  <>
    <ExternalLinkIcon className={externalIcon} size="1em" />
    <span className={visuallyHidden}> {useMessages(linkMessages).opensInNewTab}</span>
  </>
);
