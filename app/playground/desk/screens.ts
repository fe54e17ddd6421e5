import type { OperationId } from '@janani/api-client';
import { examples } from '@janani/api-client/examples';
import type { FaultRule } from '@janani/sandbox-api';
import { operations } from '@janani/sandbox-api/violations';
import type { StoryActions } from '../../screens/act.ts';
import type { Scene } from '../scene.ts';
import type { Exchange } from './read-input.ts';
import { STRUCK_OUT_PHONE as phone } from './strike-out.ts';

/** Where a user meets the response of a call, and the steps that lead there. */
type CallScreen = { scene: Omit<Scene, 'now'>; steps?: (actions: StoryActions) => Promise<unknown> };

const SUBMIT = 'button[type="submit"]';
/** A sign-up may wait for half an hour at most. */
const WAIT_MS = 60_000;
const { profile } = examples.signUp.request.newUser;
const hospital = { value: profile.hospital_code, label: profile.hospital, isCustom: false };

/** The sandbox has no account of a user who has just signed in. */
const sessions: FaultRule = {
  match: 'GET /api/user/sessions',
  fault: { kind: 'json', body: examples.listSessions.responses['200'].upcoming },
  times: 'always',
};

const codeScreen = (mode: 'login' | 'signup'): CallScreen => ({
  scene: {
    path: '/otp',
    faults: [sessions],
    session: {
      pendingCode: {
        mode,
        phone,
        verificationId: `+91${phone}`,
        sentAt: 0,
        isConfirmed: false,
        mayBeSignedUp: false,
      },
      pendingProfile: profile,
    },
  },
  steps: async ({ type, press }) => {
    await type('input[autocomplete="one-time-code"]', '407123');
    await press(SUBMIT);
  },
});

const signUpScreen = (now: string, values: object, field: string): CallScreen => ({
  scene: {
    path: '/signup',
    local: { pendingPhone: phone, pendingPhoneUntil: String(Date.parse(now) + WAIT_MS) },
    session: { signUpDraft: { phone, values: { ...profile, hospital: null, doctor: null, ...values } } },
  },
  steps: async ({ press, type }) => {
    await press(`:has(input[name="${field}"]):not(:has(input[name="city"])) > * button`);
    // On a phone its list opens in a tray, with a search.
    if (field !== 'state_id') await type('[role="dialog"] input', 'ra');
  },
});

const getScreen = ({ call, body }: Exchange, now: string): CallScreen => {
  const slug = (body as { data?: { slug?: unknown } | null } | null | undefined)?.data?.slug;
  // A lone surrogate cannot be part of a URL.
  const name = typeof slug === 'string' && /^\P{Surrogate}+$/u.test(slug) ? slug : 'gentle-prenatal-yoga';
  const screens: Record<OperationId, CallScreen> = {
    checkPhone: {
      scene: { path: '/signin' },
      steps: async ({ type, press }) => {
        await type('input[name="phone"]', phone);
        await press(SUBMIT);
      },
    },
    logIn: codeScreen('login'),
    signUp: codeScreen('signup'),
    listHospitals: signUpScreen(now, {}, 'hospital'),
    listDoctors: signUpScreen(now, { hospital }, 'doctor'),
    listStates: signUpScreen(now, { state_id: 0 }, 'state_id'),
    listSessions: { scene: { path: '/sessions', isSignedIn: true } },
    getSession: { scene: { path: `/session/${encodeURIComponent(name)}`, isSignedIn: true } },
    enrollInSession: {
      scene: {
        path: '/session/class',
        isSignedIn: true,
        states: [{ state: 'a session exists', params: { slug: 'class' } }],
      },
      steps: ({ press }) => press('main button'),
    },
  };
  return screens[call];
};

const createFault = ({ status, body }: Exchange): FaultRule['fault'] => {
  if (status < 200 || status > 599) return { kind: 'reset' };
  // A page cannot create a response without content; for the app it is no JSON, as HTML is.
  const hasContent = ![204, 205, 304].includes(status);
  return body === undefined || !hasContent
    ? { kind: 'html', status: hasContent ? status : 200 }
    : { kind: 'json', status, body };
};

/** The screen of a response, with the response in place of the sandbox's. */
export const createResponseScreen = (exchange: Exchange, now: string) => {
  const { scene, steps } = getScreen(exchange, now);
  const { method, path } = operations.find(({ id }) => id === exchange.call)!;
  const match = `${method} /api${path.replace(/\{.*/, '')}`;
  const fault: FaultRule = { match, fault: createFault(exchange), times: 'always' };
  return { scene: { ...scene, faults: [fault, ...(scene.faults ?? [])], now } satisfies Scene, steps };
};
