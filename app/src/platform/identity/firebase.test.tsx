import { beforeEach, expect, test, vi } from 'vitest';

// The widget itself comes from the provider's servers; these tests check the calls to it.
const calls: string[] = [];

const { FirebaseError } = vi.hoisted(() => ({
  FirebaseError: class extends Error {
    code = 'auth/internal-error';
  },
}));
vi.mock('firebase/app', () => ({ initializeApp: () => ({}), FirebaseError, _components: new Map() }));
vi.mock('firebase/auth', () => {
  let widgets = 0;
  class RecaptchaVerifier {
    name: string;
    constructor(_auth: unknown, _slot: Element, options: unknown) {
      widgets += 1;
      this.name = `widget ${widgets}`;
      calls.push(`${this.name} created ${JSON.stringify(options)}`);
    }
    clear() {
      calls.push(`${this.name} cleared`);
    }
  }
  class PhoneAuthProvider {
    verifyPhoneNumber(phone: string, { name }: RecaptchaVerifier) {
      calls.push(`code for ${phone} with ${name}`);
      if (phone.endsWith('1')) return Promise.reject(new FirebaseError('The script did not load.'));
      return phone.endsWith('0') ? Promise.reject(new Error('refused')) : Promise.resolve('id');
    }
  }
  return {
    initializeAuth: () => ({}),
    connectAuthEmulator: () => {},
    indexedDBLocalPersistence: {},
    browserLocalPersistence: {},
    browserSessionPersistence: {},
    RecaptchaVerifier,
    PhoneAuthProvider,
  };
});

beforeEach(() => {
  calls.length = 0;
  document.body.innerHTML = '<div id="bot-check"></div>';
});

test('each code has its own reCAPTCHA widget, created before sending, invisible, at the bottom left [SI-20, SI-21]', async () => {
  const { firebaseIdentity } = await import('./firebase.ts');
  await expect(firebaseIdentity.sendCode('+919876543210')).rejects.toThrow('refused');
  await expect(firebaseIdentity.sendCode('+919811122233')).resolves.toBe('id');
  const widgetOptions = '{"size":"invisible","badge":"bottomleft"}';
  expect(calls).toEqual([
    `widget 1 created ${widgetOptions}`,
    'code for +919876543210 with widget 1',
    'widget 1 cleared',
    `widget 2 created ${widgetOptions}`,
    'code for +919811122233 with widget 2',
    'widget 2 cleared',
  ]);
  expect(document.querySelector('#bot-check')?.childElementCount).toBe(0);
});

test('a reCAPTCHA that fails to load offline is a network error, not an internal one', async () => {
  const { firebaseIdentity } = await import('./firebase.ts');
  const outcome = () => firebaseIdentity.sendCode('+919811122231').catch((error: unknown) => error);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await outcome()).toMatchObject({ code: 'auth/network-request-failed' });
  onLine.mockReturnValue(true);
  expect(await outcome()).toMatchObject({ code: 'auth/internal-error' });
  onLine.mockRestore();
});
