import { expect } from 'vitest';
import { readConsent } from '../../src/features/consent/consent.ts';
import type { Phone } from './phone-and-tab.ts';
import { people } from './people.ts';

const PERSONAL = /^(?:consent|profile|feedback|timetable):(.+)$/;

/** Every call carries the token of the user that its tab showed and the phone had stored. */
export const expectCallsMatchUser = ({ calls }: Phone): void => {
  for (const call of calls)
    if (call.caller !== null) expect(call).toEqual({ ...call, shown: call.caller, stored: call.caller });
};

/** Once every tab has synced: the same user in all of them, and no data of another user on the phone. */
export const expectOneUser = (phone: Phone): void => {
  const { tabs, storage, users } = phone;
  const stored = tabs[0]!.run(() => tabs[0]!.store.storedUser());
  for (const tab of tabs) {
    expect(tab.store.get().user?.id ?? null).toBe(stored?.id ?? null);
    // A page is never empty: either a user is signed in, or a sign-in screen is shown.
    expect(tab.store.get().user !== null || tab.flow !== null).toBe(true);
  }
  for (const user of users.values()) expect(user.phone).toBe(stored?.phone.replace('+91', ''));
  for (const key of Object.keys(storage)) {
    const owner = PERSONAL.exec(key)?.[1];
    if (owner !== undefined) expect(owner).toBe(stored?.id);
  }
  for (const { session } of tabs) {
    const attempt = JSON.parse(session.getItem('signInAttempt') ?? '{}') as {
      round?: string;
      phone?: string;
    };
    // While a user is signed in, no tab stores the number of another.
    if (stored && attempt.phone) expect(attempt.phone).toBe(stored.phone.replace('+91', ''));
    // A code or credential from before the last logout is invalid, unless the phone has lost its storage since.
    const round = storage.getItem('signInRound');
    const credential = session.getItem('firebase:authUser:key:proof');
    if (round && (session.getItem('pendingCode') || credential)) expect(attempt.round).toBe(round);
    if (stored && credential) expect(credential).toContain(stored.phone.replace('+91', ''));
  }
  const inSessions = tabs.map(({ session }) => session.getItem('feedbackDraft') ?? '').join(' ');
  const deviceTexts = `${JSON.stringify({ ...storage })} ${inSessions}`;
  const ownNumber = stored?.phone.replace('+91', '');
  for (const person of people.filter((other) => other.phone !== ownNumber))
    expect(deviceTexts).not.toContain(`by ${person.name}`);
};

/** Events are sent only of users who have agreed since the last logout, and only of their own actions. */
export const expectConsentForEvents = (phone: Phone): void => {
  for (const event of phone.analyticsEvents)
    expect(event).toEqual({ ...event, actor: event.of, hadConsented: true });
  const [tab] = phone.tabs;
  const stored = tab!.run(() => tab!.store.storedUser());
  if (stored && tab!.run(() => readConsent(stored.id)).analytics)
    expect(phone.consented).toContain(stored.phone.replace('+91', ''));
};

/** Only users who pressed the button are enrolled. */
export const expectRequestedEnrolments = async (phone: Phone): Promise<void> => {
  for (const { phone: number } of people) {
    const { accessToken } = phone.backend.setProviderState({
      state: 'a signed-in user',
      params: { phone: number },
    });
    const response = await phone.backend.fetch(
      new Request('http://backend.test/api/user/sessions/class', {
        headers: { Authorization: `Bearer ${String(accessToken)}` },
      }),
    );
    const { data } = (await response.json()) as { data: { is_enrolled: boolean } };
    if (data.is_enrolled) expect(phone.requestedEnrolments).toContain(number);
  }
};
