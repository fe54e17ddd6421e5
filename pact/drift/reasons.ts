import type { Tried } from './drift.ts';

type Reason = { part?: Tried['part']; change?: Tried['change']; place: RegExp; why: string };

/** Changes that nobody can notice, each with its reason. */
const reasons: Reason[] = [
  {
    change: 'retype',
    place: /(^data(\.\*)?|user|organiser)\.id$/,
    why: 'The description allows a number and a text, and the app reads both alike.',
  },
  {
    part: 'sandbox',
    change: 'remove',
    place: /organiser\.(id|email)$/,
    why: 'The description does not require it, and the app does not read it.',
  },
  {
    part: 'description',
    place: /attendees\.\*/,
    why: 'The sandbox answers with a number, which the description allows; of a list the app reads the length only.',
  },
  {
    part: 'client',
    place: /^(success|message|pagination(\..*)?)$/,
    why: 'The client does not read it in a success.',
  },
];

export const reasonFor = ({ part, change, field }: Tried): string | undefined =>
  reasons.find(
    (reason) =>
      (reason.part === undefined || reason.part === part) &&
      (reason.change === undefined || reason.change === change) &&
      reason.place.test(field.place.join('.')),
  )?.why;
