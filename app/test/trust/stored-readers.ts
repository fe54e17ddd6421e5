import { createContext, runInContext } from 'node:vm';
import { languageScript, themeScript } from '../../build/prerender/head-scripts.ts';
import { pendingCode, pendingPhone, pendingProfile } from '../../src/features/account/pending.ts';
import { signInAttempt } from '../../src/features/account/sign-in-attempt.ts';
import { readStoredSession } from '../../src/features/account/stored-session.ts';
import { readConsent } from '../../src/features/consent/consent.ts';
import { readDeviceProfile } from '../../src/features/profile/device-profile.ts';
import { readReturnTo } from '../../src/features/profile/return-to.ts';
import { readAllFeedback, readDraft } from '../../src/features/sessions/feedback.ts';
import { keptAfter, readTimetable } from '../../src/features/sessions/timetable.ts';
import { deviceData } from '../../src/features/settings/device-data.ts';
import { readProfileDraft } from '../../src/features/settings/profile-draft.ts';
import { profileProblems } from '../../src/features/settings/profile-form.ts';
import { readSignUpDraft } from '../../src/features/sign-up/sign-up-draft.ts';
import { formatDay } from '../../src/i18n/format.ts';
import { localStore, type storageKeys } from '../../src/platform/storage.ts';
import { readTheme, themeChoices } from '../../src/platform/theme.ts';
import { NOW } from './product.tsx';
import { SLUG, me } from './stored-user.ts';

const isPhone = (phone: string | undefined) => phone === undefined || /^[6-9]\d{9}$/.test(phone);
const isText = (value: unknown) => typeof value === 'string';

/** What a script of the head does: where it leads, and which theme it sets. */
const inHead = (script: string) => {
  const led: string[] = [];
  const dataset: { theme?: string } = {};
  const location = { pathname: '/about', search: '', hash: '', replace: (to: string) => led.push(to) };
  const document = { documentElement: { dataset, hidden: false } };
  runInContext(
    script,
    createContext({ localStorage, location, document, navigator: { languages: ['hi-IN'] } }),
  );
  return { led, theme: dataset.theme };
};

const readsSession = () => {
  const session = readStoredSession(localStore);
  return session === null || (session.user.id !== '' && session.token !== null);
};
const readsNumber = () => isPhone(pendingPhone.read() ?? undefined);
const readsAttempt = () =>
  [signInAttempt.isWith(me.phone), signInAttempt.isGivenUp(), signInAttempt.isOver()].every(
    (answer) => typeof answer === 'boolean',
  );

/** Each entry read as the app reads it: whether what it makes of the text can be worked with. */
export const readers: Record<keyof typeof storageKeys, () => boolean> = {
  authToken: readsSession,
  userData: readsSession,
  providerUser: readsSession,
  pendingPhone: readsNumber,
  pendingPhoneUntil: readsNumber,
  pendingProfile: () => {
    const kept = pendingProfile.read();
    return kept === null || [kept.first_name, kept.last_name, kept.city, kept.hospital].every(isText);
  },
  pendingCode: () => isPhone(pendingCode.read()?.phone),
  signInAttempt: readsAttempt,
  signInRound: readsAttempt,
  signUpDraft: () => Object.keys(readSignUpDraft(me.phone)).length === 7,
  returnTo: () => /^\/(?!\/)/.test(readReturnTo(me.id) ?? '/'),
  feedbackDraft: () => [0, 1, 2, 3, 4, 5].includes(readDraft(me.id, SLUG)?.rating ?? 0),
  profileDraft: () => {
    const draft = readProfileDraft(me.id);
    return draft === null || typeof profileProblems(draft) === 'object';
  },
  theme: () =>
    themeChoices.includes(readTheme()) && ['light', 'dark', undefined].includes(inHead(themeScript).theme),
  language: () => {
    // A browser in Hindi, and nobody who asked for English.
    const { led } = inHead(languageScript(['hi']));
    return localStorage.getItem('language') === 'en' ? led.length === 0 : led[0] === '/hi/about';
  },
  consent: () => [0, 1].includes(readConsent(me.id).version) && JSON.stringify(deviceData(me.id)) !== '',
  deviceProfile: () => {
    const { dob, due_date } = readDeviceProfile(me.id);
    return [dob, due_date].every((day) => day === null || isText(formatDay(day)));
  },
  feedback: () =>
    [...readAllFeedback(me.id).values()].every(({ date }) => date === null || isText(formatDay(date))),
  timetable: () => keptAfter(readTimetable(me.id), [], NOW).every(({ slug }) => isText(slug)),
};
