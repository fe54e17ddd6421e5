import type { Break } from './break.ts';

type Reason = {
  call?: string;
  rule: RegExp;
  instead?: RegExp;
  /** Why no request can show it, or why it is no break. */
  why: string;
};

/** Breaks that pass the verification, each with its reason. A reason that nothing needs fails the check. */
export const reasons: Reason[] = [
  {
    rule: /429/,
    why: 'When a backend refuses for too many requests is its own choice, so no request has this call refused; only the phone check has a state for it.',
  },
  {
    call: 'listDoctors',
    rule: /^order$/,
    why: 'The description says nothing of the order of doctors.',
  },
  {
    rule: /\.id$/,
    instead: /another type/,
    why: 'The description allows a number and a text, and the app reads both alike.',
  },
  {
    rule: /organiser\.(id|email)$/,
    why: 'The description does not require it, and the app does not read it.',
  },
  {
    rule: /attendees\.\*/,
    why: 'The sandbox answers with a number here, which the description allows; what is in a list of them the app does not read.',
  },
  {
    rule: /\.(id|attendees)$/,
    instead: /is empty/,
    why: 'The sandbox answers with a number here, and a number has no empty form.',
  },
  {
    rule: /^join_link$/,
    instead: /another meeting/,
    why: 'The address of a meeting is the choice of the backend, so no state sets it and no answer can be compared with it.',
  },
  {
    rule: /^state "(a phone number is not registered|no hospital has the code|no such country|no session has the slug)"/,
    why: 'The state asks for something not to be there, and the sample data has none of it.',
  },
  {
    rule: /^state "the phone check is refused": phone/,
    why: 'The next phone check is refused, and its number is the one of the state.',
  },
  {
    rule: /^state "hospitals in number": count/,
    why: 'An answer holds fifty, so sixty-one are as good as sixty.',
  },
  {
    rule: /^state "a session starts in so many minutes": minutes/,
    why: 'A minute later is as good: what counts is the side of now on which it starts.',
  },
  {
    rule: /^state "sessions in number": (title|startsAt)/,
    why: 'What counts is how many there are and in which order: another title or a day later is as good.',
  },
];

export const reasonFor = ({ call, rule, instead }: Break): Reason | undefined =>
  reasons.find(
    (reason) =>
      (reason.call === undefined || reason.call === call) &&
      reason.rule.test(rule) &&
      (reason.instead === undefined || reason.instead.test(instead)),
  );
