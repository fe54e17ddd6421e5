import { saveDraft, saveFeedback } from '../../src/features/sessions/feedback.ts';
import { startAnalytics } from '../../src/platform/analytics-tool.ts';
import { writeConsent } from '../../src/features/consent/consent.ts';
import type { ResponseOutcome, Phone, Tab } from './phone-and-tab.ts';
import { people, getPerson } from './people.ts';
import { CODE } from './provider.ts';
import type { Random } from './random.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { createTab } from './tab.ts';

const MAX_TABS = 3;

/** One step of a scenario: an event, the index of its tab, and a choice. It can be replayed. */
export type Step = { event: EventName; tab: number; choice: number };

type EventDefinition = {
  /** The relative frequency of the event. */
  weight: number;
  /** Whether the event is possible in this tab now. */
  isPossible: (tab: Tab, phone: Phone) => boolean;
  perform: (tab: Tab, phone: Phone, choice: number) => unknown;
};

const getProfile = (phone: string) => ({
  first_name: getPerson(phone).name,
  last_name: 'Rao',
  due_date: '2027-03-14',
  state_id: 14,
  city: 'Pune',
  hospital: 'Patil Nursing Home',
  doctor: 'Dr Patil',
});

const getShownPhone = (tab: Tab) => tab.store.get().user?.phone ?? null;
const isAwake = (tab: Tab) => !tab.isFrozen;
const isSignedIn = (tab: Tab) => isAwake(tab) && getShownPhone(tab) !== null;
const getStep = (tab: Tab) => (isAwake(tab) ? tab.flow?.step : undefined);
const outcomes: ResponseOutcome[] = ['ok', 'ok', 'ok', 'refused', 'lost'];

const open = (phone: Phone, session = createMemoryStorage()) => {
  const tab = createTab(phone, session);
  phone.tabs.push(tab);
};
const sync = (tab: Tab) => tab.sync();
const call = (tab: Tab, work: () => Promise<unknown>) =>
  void work().catch((error: unknown) => {
    // EndSessionOnAuthError.tsx: a call without a signed-in user ends the session.
    if ((error as { kind?: string }).kind === 'unauthenticated' && !tab.isClosed) tab.end();
  });

const events = {
  open: {
    weight: 1,
    isPossible: (_, phone) => phone.tabs.length < MAX_TABS,
    perform: (_, phone) => open(phone),
  },
  close: { weight: 1, isPossible: (_, phone) => phone.tabs.length > 1, perform: (tab) => tab.close() },
  reload: {
    weight: 1,
    isPossible: isAwake,
    perform: (tab, phone) => {
      tab.close();
      open(phone, tab.session);
    },
  },
  'enter a number': {
    weight: 8,
    isPossible: (tab) => getStep(tab) === 'phone',
    perform: (tab, _, choice) =>
      tab.send({ type: 'phone submitted', phone: people[choice % people.length]!.phone }),
  },
  'send the profile': {
    weight: 6,
    isPossible: (tab) => getStep(tab) === 'profile',
    perform: (tab) => {
      const number = tab.phone.storage.getItem('pendingPhone');
      tab.send({ type: 'profile submitted', phone: number, profile: getProfile(number ?? people[0]!.phone) });
    },
  },
  'enter the code': {
    weight: 10,
    isPossible: (tab) => getStep(tab) === 'code',
    perform: (tab, _, choice) =>
      tab.send({ type: 'code submitted', code: choice % 8 === 0 ? '111111' : CODE }),
  },
  'another code': {
    weight: 1,
    isPossible: (tab) => getStep(tab) === 'code',
    perform: (tab) => tab.send({ type: 'resend requested' }),
  },
  'go back to the number': {
    weight: 1,
    isPossible: (tab) => ['code', 'profile', 'exchanging', 'confirming'].includes(getStep(tab) ?? ''),
    perform: (tab) => {
      tab.flow = { step: 'phone' };
    },
  },
  'deliver a response': {
    weight: 10,
    isPossible: (tab) => tab.heldResponses.length > 0,
    perform: (tab, _, choice) => tab.heldResponses.shift()?.(outcomes[choice % outcomes.length]!),
  },
  'log out': { weight: 3, isPossible: isSignedIn, perform: (tab) => tab.end() },
  'request sessions': {
    weight: 5,
    isPossible: isSignedIn,
    perform: (tab) => call(tab, () => tab.api.listSessions({ page: 1, limit: 12, upcoming: true })),
  },
  enrol: {
    weight: 5,
    isPossible: isSignedIn,
    perform: (tab, phone) => {
      phone.requestedEnrolments.add(getShownPhone(tab)!);
      call(tab, () => tab.api.enrollInSession('class'));
    },
  },
  agree: {
    weight: 3,
    isPossible: isSignedIn,
    perform: (tab, phone) => {
      const { id, phone: number } = tab.store.get().user!;
      phone.consented.add(number);
      writeConsent(id, { analytics: true });
      void startAnalytics();
    },
  },
  'leave feedback': {
    weight: 5,
    isPossible: isSignedIn,
    perform: (tab) => {
      const { id, phone } = tab.store.get().user!;
      const { name } = getPerson(phone);
      saveFeedback(id, 'class', { rating: 4, comment: `by ${name}` }, new Date());
      saveDraft(id, 'class', { rating: 3, comment: `more by ${name}` });
    },
  },
  'the session cannot be read': {
    weight: 2,
    isPossible: (_, phone) => phone.storage.getItem('user_data') !== null,
    perform: (_, phone, choice) => {
      const keys = ['user_data', 'auth_token', 'provider_user'];
      const key = keys[choice % keys.length]!;
      if (choice % 2 === 0) phone.storage.setItem(key, '{"half":');
      else phone.storage.removeItem(key);
    },
  },
  'storage is lost': {
    weight: 1,
    isPossible: (_, phone) => phone.storage.getItem('user_data') !== null,
    perform: (_, phone) => {
      for (const key of Object.keys(phone.storage)) phone.storage.removeItem(key);
    },
  },
  'the provider loses its users': {
    weight: 1,
    isPossible: (_, phone) => phone.users.size > 0,
    perform: (_, phone) => phone.users.clear(),
  },
  'the account is removed': {
    weight: 1,
    isPossible: isSignedIn,
    perform: (tab, phone) => {
      const phoneNumber = getPerson(getShownPhone(tab)!).phone;
      const generation = phone.generation.get(phoneNumber) ?? 0;
      phone.removed.add(`uid-${phoneNumber}-${generation}`);
      phone.generation.set(phoneNumber, generation + 1);
    },
  },
  'the provider polls': { weight: 2, isPossible: isAwake, perform: (tab) => tab.identity.poll() },
  'sync with other tabs': { weight: 6, isPossible: (tab) => isAwake(tab) && tab.hasChanges, perform: sync },
  freeze: {
    weight: 1,
    isPossible: isAwake,
    perform: (tab) => {
      tab.isFrozen = true;
    },
  },
  wake: {
    weight: 3,
    isPossible: (tab) => tab.isFrozen,
    perform: (tab) => {
      tab.isFrozen = false;
      sync(tab);
    },
  },
  'network or none': {
    weight: 1,
    isPossible: () => true,
    perform: (_, phone, choice) => {
      phone.isOnline = choice % 4 > 0;
    },
  },
  'provider’s script or none': {
    weight: 1,
    isPossible: () => true,
    perform: (_, phone, choice) => {
      phone.hasProviderScript = choice % 4 > 0;
    },
  },
} satisfies Record<string, EventDefinition>;

type EventName = keyof typeof events;

const names = Object.keys(events) as EventName[];

/** A random step among the possible ones, by weight. */
export const nextStep = (phone: Phone, random: Random): Step => {
  const tab = random.below(phone.tabs.length);
  const possible = names.filter((name) => events[name].isPossible(phone.tabs[tab]!, phone));
  const event = random.oneOf(
    possible.flatMap((name) => Array.from({ length: events[name].weight }, () => name)),
  );
  return { event, tab, choice: random.below(840) };
};

/** Performs a step; false where it is not possible (in a shortened scenario). */
export const performStep = (phone: Phone, { event, tab, choice }: Step): boolean => {
  const targetTab = phone.tabs[tab];
  if (!targetTab || !events[event].isPossible(targetTab, phone)) return false;
  phone.eventCounts.set(event, (phone.eventCounts.get(event) ?? 0) + 1);
  targetTab.run((): unknown => events[event].perform(targetTab, phone, choice));
  return true;
};
