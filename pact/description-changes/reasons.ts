import type { ChangeResult } from './changes.ts';

type Reason = { target?: ChangeResult['target']; change?: ChangeResult['change']; path: RegExp; why: string };

/** Changes that no check detects, each with its reason. */
const reasons: Reason[] = [
  {
    change: 'retype',
    path: /(^data(\.\*)?|user|organiser)\.id$/,
    why: 'The description allows a number and a text, and the app does not distinguish them.',
  },
  {
    target: 'sandbox',
    change: 'remove',
    path: /organiser\.(id|email)$/,
    why: 'The description does not require it, and the app does not read it.',
  },
  {
    target: 'description',
    path: /attendees\.\*/,
    why: 'The sandbox responds with a number, which the description allows; of a list the app reads the length only.',
  },
  {
    target: 'client',
    path: /^(success|message|pagination(\..*)?)$/,
    why: 'The client does not read it in a success.',
  },
];

export const findReason = ({ target, change, field }: ChangeResult): string | undefined =>
  reasons.find(
    (reason) =>
      (reason.target === undefined || reason.target === target) &&
      (reason.change === undefined || reason.change === change) &&
      reason.path.test(field.path.join('.')),
  )?.why;
