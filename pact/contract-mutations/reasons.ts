import type { Mutation } from './mutation.ts';

type Reason = {
  call?: string;
  rule: RegExp;
  instead?: RegExp;
  /** Why no request can detect it, or why it causes no error. */
  why: string;
};

/** Mutations that pass the verification, each with its reason. An unused reason fails the check. */
export const reasons: Reason[] = [
  {
    rule: /429/,
    why: 'When a backend refuses for too many requests is its own choice, so no request has this call refused; only the phone check has a state for it.',
  },
  {
    call: 'listDoctors',
    rule: /^order$/,
    why: 'The description leaves open the order of doctors.',
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
    why: 'The sandbox responds with a number here, which the description allows; what is in a list of them the app does not read.',
  },
  {
    rule: /\.(id|attendees)$/,
    instead: /is empty/,
    why: 'The sandbox responds with a number here, and a number has no empty form.',
  },
  {
    rule: /^join_link$/,
    instead: /another meeting/,
    why: 'The address of a meeting is the choice of the backend, so no state sets it and no response can be compared with it.',
  },
  {
    rule: /^state "(another user exists|a user has enrolled)": phone/,
    why: 'Any user does, and the token is that of the user.',
  },
  {
    rule: /^state "many hospitals exist": count/,
    why: 'A response holds fifty, so fifty-two are as good as fifty-one.',
  },
];

export const findReason = ({ call, rule, instead }: Mutation): Reason | undefined =>
  reasons.find(
    (reason) =>
      (reason.call === undefined || reason.call === call) &&
      reason.rule.test(rule) &&
      (reason.instead === undefined || reason.instead.test(instead)),
  );
