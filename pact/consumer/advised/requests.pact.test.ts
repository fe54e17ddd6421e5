import { describe, test } from 'vitest';
import { readDescribed } from '../../rules/described.ts';
import { wrongRequests } from '../../rules/wrong-requests.ts';
import { guest, mother } from '../caller.ts';
import { dueDate, given, sentence } from '../matchers.ts';
import { promise } from './promise.ts';
import { rightRequests } from './right-requests.ts';

type Profile = Record<string, unknown>;

/** The identity token, the state and the day of birth are given when the backend is asked, unless they are wrong. */
const asGiven = (body: unknown, place: string) => {
  const { idToken, profile, ...rest } = body as { idToken?: unknown; profile?: Profile };
  const isRight = (name: string) => !place.startsWith(`body.${name}`);
  return {
    ...rest,
    ...(idToken === undefined ? {} : { idToken: isRight('idToken') ? given('idToken', idToken) : idToken }),
    ...(profile === undefined
      ? {}
      : {
          profile:
            typeof profile !== 'object' || !('due_date' in profile) || !isRight('profile.due_date')
              ? profile
              : { ...profile, due_date: dueDate(String(profile['due_date'])) },
        }),
  };
};

describe.each(readDescribed())('$id refuses what the description does not allow', (operation) => {
  const { right, given: states } = rightRequests[operation.id];
  test.each(wrongRequests(operation, right))('AP-01 $place: $rule', ({ place, rule, request }) => {
    const { body, ...rest } = request;
    return promise({
      description: `${operation.id}: ${place} breaks ${rule}`,
      by: operation.bearer === 'required' ? mother : guest,
      given: states,
      request: { ...rest, ...(body === undefined ? {} : { body: asGiven(body, place) }) },
      answer: { status: 400, body: { success: false, message: sentence('We could not read this request.') } },
    });
  });
});
