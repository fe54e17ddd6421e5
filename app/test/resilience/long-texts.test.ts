import { expect, test } from 'vitest';
import { textsIn } from '@janani/messages/runtime/plain-texts.ts';
import { validatePhone } from '../../src/features/account/phone.ts';
import { todayInIndia } from '../../src/features/profile/dates.ts';
import { readDeviceProfile } from '../../src/features/profile/device-profile.ts';
import { MAX_COMMENT_LENGTH, getFeedbackErrors } from '../../src/features/sessions/feedback.ts';
import { findFreeSessions } from '../../src/features/sessions/free-sessions.ts';
import {
  MAX_ADDRESS_LENGTH,
  MAX_BIO_LENGTH,
  MAX_EMAIL_LENGTH,
  validateProfile,
  toValues,
} from '../../src/features/settings/profile-form.ts';
import {
  MAX_CITY_LENGTH,
  MAX_HOSPITAL_OR_DOCTOR_LENGTH,
  emptySignUp,
  validateSignUp,
} from '../../src/features/sign-up/sign-up-rules.ts';
import { callClient, operationIds, validResponses } from './operations.ts';
import { withEveryText } from './inherited-names.ts';

const LENGTH = 100_000;
/** Generous: most cases take less than a millisecond. */
const MAX_MS = 200;
const user = { id: '7', phone: '9876543210', first_name: 'A', last_name: 'D', verified: true, role: 'user' };

/** Texts that take a backtracking expression longest. */
const texts: Record<string, string> = {
  'an email of dots': `a@${'.'.repeat(LENGTH)}@`,
  'an email of at signs': '@'.repeat(LENGTH),
  'two marks on a letter, again and again': `a${'\u0301\u0323'.repeat(LENGTH / 2)}`,
  spaces: `a${' '.repeat(LENGTH)}b`,
  'lines and tabs': '\n\t'.repeat(LENGTH / 2),
  letters: 'अ'.repeat(LENGTH),
  digits: '9'.repeat(LENGTH),
  'half of a pair': '\uD83D'.repeat(LENGTH),
  'colons and a letter': `${':'.repeat(LENGTH)}a`,
};
const profile = toValues(user, readDeviceProfile(user.id));
const asChoice = (label: string) => ({ value: label, label, isCustom: true });

/** The values of a form with this text in each field in turn. */
const withTextInEachField = <Values extends object>(values: Values, text: string): Values[] =>
  Object.keys(values).map((field) => ({
    ...values,
    [field]: field === 'hospital' || field === 'doctor' ? asChoice(text) : text,
  }));

/** The validation rules of each form, applied to every field. */
const rules: Record<string, (text: string) => unknown> = {
  phone: validatePhone,
  'sign-up': (text) =>
    withTextInEachField(emptySignUp, text).map((values) => validateSignUp(values, todayInIndia())),
  profile: (text) => withTextInEachField(profile, text).map(validateProfile),
  feedback: (text) => getFeedbackErrors({ rating: 1, comment: text }),
  'free sessions': findFreeSessions,
};

/** The CPU time of the thread in ms, which does not depend on other load. */
const measureCpuTime = async (work: () => unknown): Promise<number> => {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

const combinations = Object.keys(texts).flatMap((text) =>
  Object.keys(rules).map((rule) => [rule, text] as const),
);

test.each(combinations)('the validation of %s takes less than 200 ms for %s', async (rule, text) => {
  expect(await measureCpuTime(() => rules[rule]?.(texts[text] ?? ''))).toBeLessThan(MAX_MS);
});

test.each(operationIds)('a response to %s with long texts is read in less than 200 ms', async (operation) => {
  for (const text of Object.values(texts))
    for (const response of validResponses(operation)) {
      const body = JSON.stringify(withEveryText(response, text));
      expect(await measureCpuTime(() => callClient(operation, { status: 200, text: body }))).toBeLessThan(
        MAX_MS,
      );
    }
});

test('a text that is too long is reported with its limit', () => {
  const en = textsIn('en');
  const long = 'a'.repeat(LENGTH);
  expect(
    validateSignUp(
      { ...emptySignUp, city: long, hospital: asChoice(long), doctor: asChoice(long) },
      todayInIndia(),
    ),
  ).toMatchObject({
    city: 'signUp.city.tooLong',
    hospital: 'signUp.hospital.tooLong',
    doctor: 'signUp.doctor.tooLong',
  });
  expect(validateProfile({ ...profile, email: `a@${long}.in`, address: long, bio: long })).toMatchObject({
    email: 'settings.email.tooLong',
    address: 'settings.address.tooLong',
    bio: 'settings.bio.tooLong',
  });
  expect(getFeedbackErrors({ rating: 1, comment: long })).toEqual({ comment: 'feedback.comment.tooLong' });
  expect(en['signUp.city.tooLong']).toContain(`${MAX_CITY_LENGTH} `);
  expect(en['signUp.hospital.tooLong']).toContain(`${MAX_HOSPITAL_OR_DOCTOR_LENGTH} `);
  expect(en['settings.email.tooLong']).toContain(`${MAX_EMAIL_LENGTH} `);
  expect(en['settings.address.tooLong']).toContain(`${MAX_ADDRESS_LENGTH} `);
  expect(en['settings.bio.tooLong']).toContain(`${MAX_BIO_LENGTH} `);
  expect(en['feedback.comment.tooLong']).toContain(`${MAX_COMMENT_LENGTH} `);
});
