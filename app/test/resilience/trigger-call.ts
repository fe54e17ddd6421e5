import type { OperationId } from '@janani/api-client';
import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import { NOW, PHONE, renderApp } from './render-app.tsx';
import type { RawResponse } from './operations.ts';

const getElement = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector} on the screen.`);
  return element;
};
const getButton = (name: string) => {
  const element = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!element) throw new Error(`There is no button ${name} on the screen.`);
  return element;
};
/** Throws while no element matches. */
export const requireElement = (selector: string) => () => {
  if (!document.querySelector(selector)) throw new Error(`Still waiting for ${selector}.`);
};
/** Repeats a check until it does not throw. */
export const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 4 });
const untilAny = (...checks: (() => void)[]) =>
  until(() => {
    const isMet = checks.some((check) => {
      try {
        check();
        return true;
      } catch {
        return false;
      }
    });
    if (!isMet) throw new Error(`Still waiting; on the screen is: ${document.body.textContent}`);
  });
/** The error page ends the wait as well: the test checks its content. */
const requireErrorPage = requireElement('main > [role="alert"] > h1');
const requireToast = requireElement('[data-toast-id], [role="alertdialog"]');
/** Lets pending work finish. */
const flushPending = (ms = 0) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

const press = (element: Element) => fireEvent.click(element);
const fill = (element: Element, value: string) => fireEvent.change(element, { target: { value } });

const profile = {
  first_name: 'Ananya',
  last_name: 'Deshpande',
  due_date: '2099-03-14',
  state_id: 14,
  city: 'Pune',
  hospital: 'Sunrise Mother & Child Centre',
  hospital_code: 'MH-0001',
  doctor: 'Dr Meera Patil',
};

/** The form of the same profile. */
const formValues = {
  first_name: profile.first_name,
  last_name: profile.last_name,
  due_date: profile.due_date,
  state_id: profile.state_id,
  city: profile.city,
  hospital: { value: profile.hospital_code, label: profile.hospital, isCustom: false },
  doctor: { value: profile.doctor, label: profile.doctor, isCustom: true },
};
/** Stores the phone number as sign-in does when it has no account. */
export const savePendingPhone = () => {
  localStorage.setItem('pendingPhone', PHONE);
  localStorage.setItem('pendingPhoneUntil', String(NOW + 60_000));
};

const submitCode = async (mode: 'login' | 'signup', operation: 'logIn' | 'signUp', response: RawResponse) => {
  sessionStorage.setItem(
    'pendingCode',
    JSON.stringify({
      mode,
      phone: PHONE,
      verificationId: 'verification',
      sentAt: Date.now(),
      isConfirmed: true,
      mayBeSignedUp: false,
    }),
  );
  sessionStorage.setItem('pendingProfile', JSON.stringify(profile));
  const { getCurrentPath } = renderApp('/otp', { [operation]: response }, { isSignedIn: false });
  await until(requireElement('input[autocomplete="one-time-code"]'));
  fill(getElement('input[autocomplete="one-time-code"]'), '407123');
  press(getElement('button[type="submit"]'));
  await untilAny(requireErrorPage, requireToast);
  // After success the dashboard opens with the user of the response.
  if (document.body.textContent.includes('Welcome!'))
    await untilAny(requireErrorPage, () => {
      if (getCurrentPath() !== '/dashboard' || !document.querySelector('h1'))
        throw new Error('The dashboard is not open yet.');
    });
};

/** Matches no tested response: a match would be highlighted with an extra element. */
const SEARCH_TEXT = 'zq';

const searchDirectory = async (name: string, operation: OperationId, response: RawResponse) => {
  savePendingPhone();
  sessionStorage.setItem('signUpDraft', JSON.stringify({ phone: PHONE, values: formValues }));
  const { requested } = renderApp('/signup', { [operation]: response }, { isSignedIn: false });
  await until(
    requireElement(`input[name="${name}"], button[name="${name}"], [data-name="${name}"], [role="combobox"]`),
  );
  const field = [...document.querySelectorAll<HTMLInputElement>('input[role="combobox"]')].at(
    name === 'hospital' ? 0 : 1,
  );
  if (!field) throw new Error(`There is no field for the ${name}.`);
  await act(async () => field.focus());
  press(field);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fill(field, SEARCH_TEXT);
  await until(() => {
    if (!requested.includes(operation)) throw new Error('Not requested yet.');
  });
  await flushPending(5);
};

/** Triggers each of the nine calls on its screen, and waits until the screen shows the result. */
export const triggerCall: Record<OperationId, (response: RawResponse) => Promise<void>> = {
  checkPhone: async (checkPhone) => {
    const { getCurrentPath } = renderApp('/signin', { checkPhone }, { isSignedIn: false });
    await until(requireElement('input[type="tel"]'));
    fill(getElement('input[type="tel"]'), PHONE);
    press(getElement('button[type="submit"]'));
    await untilAny(requireErrorPage, requireToast, () => {
      if (!['/otp', '/signup'].includes(getCurrentPath())) throw new Error('The sign-in page is still open.');
    });
  },
  logIn: (response) => submitCode('login', 'logIn', response),
  signUp: (response) => submitCode('signup', 'signUp', response),
  listHospitals: (response) => searchDirectory('hospital', 'listHospitals', response),
  listDoctors: (response) => searchDirectory('doctor', 'listDoctors', response),
  listStates: async (listStates) => {
    savePendingPhone();
    const { requested } = renderApp('/signup', { listStates }, { isSignedIn: false });
    await until(() => {
      if (!requested.includes('listStates')) throw new Error('Not requested yet.');
    });
    await until(requireElement('[name="state_id"]'));
    await flushPending(5);
  },
  listSessions: async (listSessions) => {
    renderApp('/sessions', { listSessions });
    await untilAny(requireErrorPage, requireElement('article'), requireElement('main [role="alert"]'), () => {
      if (!document.body.textContent.includes('No upcoming sessions found'))
        throw new Error('Still loading.');
    });
    await flushPending();
  },
  getSession: async (getSession) => {
    renderApp('/session/yoga', { getSession });
    await untilAny(requireErrorPage, requireElement('main h1'));
    const calendar = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Add to calendar',
    );
    if (calendar) press(calendar);
    await flushPending();
  },
  enrollInSession: async (enrollInSession) => {
    renderApp('/session/preparing-for-labour', { enrollInSession });
    await untilAny(requireErrorPage, requireElement('main h1'));
    press(getButton('Enroll Now'));
    await untilAny(requireErrorPage, requireToast, () => {
      const text = document.body.textContent;
      if (text.includes('Enroll Now') || text.includes('Enrolling')) throw new Error('Still enrolling.');
    });
  },
};
