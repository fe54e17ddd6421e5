import type { OperationId } from '@janani/api-client';
import { examples } from '@janani/api-client/examples';
import type { FaultRule } from '@janani/sandbox-api';
import { operations } from '@janani/sandbox-api/violations';
import type { StoryActions } from '../../screens/act.ts';
import * as scenes from '../../screens/scenes.ts';
import type { Scene } from '../scene.ts';
import type { Exchange } from './read-input.ts';
import { STRUCK_OUT_PHONE as phone } from './strike-out.ts';

/** Where a user meets the response of a call, and the steps that lead there. */
type CallScreen = { scene: Omit<Scene, 'now'>; steps?: (actions: StoryActions) => Promise<unknown> };

const { profile } = examples.signUp.request.newUser;
const hospital = { value: profile.hospital_code, label: profile.hospital, isCustom: false };
const formValues = { ...profile, hospital: null, doctor: null };

/** The sandbox has no account of a user who has just signed in. */
const sessions: FaultRule = {
  match: 'GET /api/user/sessions',
  fault: { kind: 'json', body: examples.listSessions.responses['200'].upcoming },
  times: 'always',
};

const createCodeScreen = (mode: 'login' | 'signup'): CallScreen => {
  const scene = scenes.createCodeScene(phone, 0, mode);
  const session = { ...scene.session, pendingProfile: profile };
  return { scene: { ...scene, session, faults: [sessions] }, steps: scenes.enterCode('407123') };
};

const getScreen = ({ call, body }: Exchange, now: string): CallScreen => {
  const slug = (body as { data?: { slug?: unknown } | null } | null | undefined)?.data?.slug;
  // A lone surrogate cannot be part of a URL.
  const name = typeof slug === 'string' && /^\P{Surrogate}+$/u.test(slug) ? slug : 'gentle-prenatal-yoga';
  const createListScreen = (field: string, values: object): CallScreen => ({
    scene: scenes.createSignUpScene(phone, { ...formValues, ...values }, now),
    steps: async (actions) => {
      await scenes.openList(field)(actions);
      if (field !== 'state_id') await actions.type(scenes.SEARCH, 'ra');
    },
  });
  const screens: Record<OperationId, CallScreen> = {
    checkPhone: { scene: { path: '/signin' }, steps: scenes.enterPhone(phone) },
    logIn: createCodeScreen('login'),
    signUp: createCodeScreen('signup'),
    listHospitals: createListScreen('hospital', {}),
    listDoctors: createListScreen('doctor', { hospital }),
    listStates: createListScreen('state_id', { state_id: 0 }),
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

/** A page cannot create every response: for the app one without content is no JSON, as HTML is. */
const createFault = ({ status, body }: Exchange): FaultRule['fault'] => {
  if (status < 200 || status > 599) return { kind: 'reset' };
  if ([204, 205, 304].includes(status)) return { kind: 'html', status: 200 };
  return body === undefined ? { kind: 'html', status } : { kind: 'json', status, body };
};

/** The screen of a response, with the response in place of the sandbox's. */
export const createResponseScreen = (exchange: Exchange, now: string) => {
  const { scene, steps } = getScreen(exchange, now);
  const { method, path } = operations.find(({ id }) => id === exchange.call)!;
  const match = `${method} /api${path.replace(/\{.*/, '')}`;
  const fault: FaultRule = { match, fault: createFault(exchange), times: 'always' };
  return { scene: { ...scene, faults: [fault, ...(scene.faults ?? [])], now } satisfies Scene, steps };
};
