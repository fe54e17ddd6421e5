import { ApiError } from '@janani/api-client';
import { UiProvider } from '@janani/ui/provider';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { IdentityError } from '../../platform/identity/port.ts';
import { createStorage } from '../../platform/storage.ts';
import { AuthProvider } from '../account/AuthProvider.tsx';
import { createAuthStore } from '../account/auth-store.ts';
import {
  type Model,
  PHONE,
  VALID_CODE,
  type Step,
  nextModel,
  step,
  upOrDown,
} from './code-screen-model.testing.ts';
import { cases } from '../../../test/resilience/record.ts';
import { CodeScreen } from './CodeScreen.tsx';
import { getInitialCodeScreen } from './initial-code-screen.ts';
import { pendingCode } from '../account/pending.ts';

const SEQUENCES = cases(200, 40);

/** A provider and a backend that behave as the next step defines. */
const services = vi.hoisted(() => ({
  provider: 'up' as 'up' | 'down',
  backend: 'up' as 'up' | 'down',
  isCodeUsed: false,
  knowsUser: false,
  sent: 0,
  confirmed: 0,
  exchanged: 0,
  lastToast: '',
}));

vi.mock('@janani/ui/toast', () => ({
  useToast: () => ({
    show: ({ description }: { description: string }) => {
      services.lastToast = description;
    },
  }),
}));

vi.mock('../../platform/identity/identity.ts', () => ({
  prepareIdentity: () => {},
  identity: {
    sendCode: async () => {
      if (services.provider === 'down') throw new IdentityError('auth/network-request-failed');
      services.sent += 1;
      services.isCodeUsed = false;
      return `id-${services.sent}`;
    },
    confirm: async (_id: string, code: string) => {
      services.confirmed += 1;
      if (services.provider === 'down') throw new IdentityError('auth/network-request-failed');
      if (services.isCodeUsed) throw new IdentityError('auth/invalid-verification-id');
      if (code !== VALID_CODE) throw new IdentityError('auth/invalid-verification-code');
      services.isCodeUsed = true;
      services.knowsUser = true;
      return { uid: 'uid-7', idToken: 'token' };
    },
    refreshCredential: async () => {
      if (services.provider === 'down') throw new IdentityError('auth/network-request-failed');
      return services.knowsUser ? { uid: 'uid-7', idToken: 'token' } : null;
    },
    onSignedOut: () => () => {},
    persistProviderUser: async () => 'app-7',
    discardCredential: async () => {},
    signOut: async () => {},
  },
}));
vi.mock('../../platform/api.ts', () => ({
  bearer: { bind: () => {} },
  api: {
    logIn: async () => {
      services.exchanged += 1;
      if (services.backend === 'down') throw new ApiError('offline', 'logIn');
      return {
        token: 'jan_1',
        user: { id: '7', phone: PHONE, first_name: 'Ananya', last_name: '', verified: true, role: '' },
      };
    },
  },
}));

const show = () => {
  const opened = getInitialCodeScreen(null, Date.now());
  if (!opened) throw new Error('The tab has no stored code.');
  render(
    <UiProvider locale="en-IN">
      <MemoryRouter initialEntries={['/otp']}>
        <AuthProvider store={createAuthStore(createStorage(() => localStorage))}>
          <Routes>
            <Route path="/otp" element={<CodeScreen initialCode={opened} />} />
            <Route path="/dashboard" element="dashboard" />
          </Routes>
        </AuthProvider>
      </MemoryRouter>
    </UiProvider>,
  );
};

const requireElement = <Result,>(result: Result | null): Result => {
  if (!result) throw new Error('The element is not on the screen.');
  return result;
};
const input = () =>
  requireElement(document.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]'));
const button = () => requireElement(document.querySelector<HTMLButtonElement>('button[type="submit"]'));
/** Lets every pending promise settle. */
const flushPromises = () =>
  act(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve);
      }),
  );

const user = userEvent.setup({ delay: null });
const doStep: Record<Step['do'], (step: Step) => unknown> = {
  type: async (step) => {
    input().focus();
    if (step.do === 'type') await user.keyboard(step.text);
  },
  paste: async (step) => {
    input().focus();
    if (step.do === 'paste') await user.paste(step.text);
  },
  backspace: async () => {
    input().focus();
    await user.keyboard('{Backspace}');
  },
  enter: async () => {
    input().focus();
    await user.keyboard('{Enter}');
  },
  press: () => user.click(button()),
  'enter valid code': async () => {
    input().focus();
    await user.paste(VALID_CODE);
    await user.click(button());
  },
  reload: () => {
    cleanup();
    services.lastToast = '';
    show();
  },
  'wait and resend': async () => {
    vi.setSystemTime(Date.now() + 30_000);
    fireEvent(document, new Event('visibilitychange'));
    await user.click(requireElement(document.querySelector('button[type="button"]')));
  },
  'delete the user': () => {
    services.knowsUser = false;
  },
  provider: (step) => {
    if (step.do === 'provider') services.provider = step.is;
  },
  backend: (step) => {
    if (step.do === 'backend') services.backend = step.is;
  },
};

const readScreen = () => ({
  code: input().value,
  isMarked: input().getAttribute('aria-invalid') === 'true',
  isReady: button().getAttribute('aria-disabled') !== 'true',
});

afterEach(() => {
  vi.useRealTimers();
});

test(
  'the code screen matches a simple model in random sequences [T-22]',
  { timeout: 240_000 },
  async ({ task }) => {
    const endings = { signedIn: 0, failedAfterConfirm: 0 };
    await fc.assert(
      fc
        .asyncProperty(upOrDown, fc.array(step, { minLength: 2, maxLength: 10 }), async (backend, steps) => {
          vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
          Object.assign(services, { provider: 'up', backend, isCodeUsed: false, knowsUser: false });
          Object.assign(services, { sent: 1, confirmed: 0, exchanged: 0, lastToast: '' });
          pendingCode.write({
            mode: 'login',
            phone: PHONE,
            verificationId: 'id-1',
            sentAt: Date.now(),
            isConfirmed: false,
            mayBeSignedUp: false,
          });
          show();
          let model: Model = {
            code: '',
            isMarked: false,
            isSelected: false,
            isConfirmed: false,
            hasCode: true,
            isSignedIn: false,
            lastToast: '',
          };
          for (const next of steps) {
            model = nextModel(model, next, services);
            await doStep[next.do](next);
            await flushPromises();
            expect([localStorage.getItem('auth_token') !== null, services.lastToast]).toEqual([
              model.isSignedIn,
              model.lastToast,
            ]);
            // The user may be on the dashboard already.
            if (model.isSignedIn) break;
            const { code, isMarked } = model;
            expect(readScreen()).toEqual({ code, isMarked, isReady: code.length === 6 });
            if (model.isConfirmed) endings.failedAfterConfirm += 1;
          }
          if (model.isSignedIn) endings.signedIn += 1;
        })
        .afterEach(() => {
          cleanup();
          localStorage.clear();
          sessionStorage.clear();
        }),
      { numRuns: SEQUENCES, seed: 11 },
    );
    task.meta.resilience = { line: 7, caseCount: SEQUENCES, failureCount: 0 };
    // The sequences reached the important outcomes.
    expect(endings.signedIn).toBeGreaterThan(SEQUENCES / 20);
    expect(endings.failedAfterConfirm).toBeGreaterThan(SEQUENCES / 20);
  },
);
