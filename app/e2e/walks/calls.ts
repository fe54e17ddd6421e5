import type { BrowserContext, Page, Request } from '@playwright/test';
import type { Who } from './people.ts';

/** A call of the backend, with what the tab knew as it made it. */
type Call = {
  page: Page | null;
  /** When it was made. */
  at: number;
  method: string;
  path: string;
  /** The number that its bearer token proves. */
  bearer: string | undefined;
  /** The entries of the stored user at that moment. */
  token: string | null;
  userData: string | null;
  /** The initials in the tab's header at that moment. */
  account: string | undefined;
};

/** A request for a code by SMS, or an exchange of a confirmed number for a session. */
export type Asked = {
  page: Page | null;
  what: 'code' | 'login' | 'signup' | 'enrol';
  proves: string | undefined;
  /** Whose number was entered last in the tab that asks. */
  who: Who | undefined;
};

const LOGIN = '/api/user/auth/verify-firebase-token';
const SIGNUP = '/api/user/auth/signup/verify-firebase-token';

/** The number in an identity token; the emulator's are not signed, and need no key to be read. */
const phoneIn = (token: string | undefined): string | undefined => {
  const [, payload] = token?.split('.') ?? [];
  if (payload === undefined) return undefined;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { phone_number?: string };
  return claims.phone_number?.replace('+91', '');
};

const pageOf = (request: Request): Page | null => {
  try {
    return request.frame().page();
  } catch {
    // The document that asked is gone.
    return null;
  }
};

const asked = (request: Request): Omit<Asked, 'who'> | undefined => {
  const { pathname } = new URL(request.url());
  const page = pageOf(request);
  if (request.method() !== 'POST') return undefined;
  if (pathname.endsWith('accounts:sendVerificationCode')) return { page, what: 'code', proves: undefined };
  if (pathname.endsWith('/enroll')) return { page, what: 'enrol', proves: undefined };
  if (pathname !== LOGIN && pathname !== SIGNUP) return undefined;
  const { idToken } = request.postDataJSON() as { idToken: string };
  return { page, what: pathname === LOGIN ? 'login' : 'signup', proves: phoneIn(idToken) };
};

type Told = Omit<Call, 'page' | 'bearer' | 'at'> & { authorization: string };

/** Has every tab tell of its authorized calls at the moment it makes them. */
export const listen = async (context: BrowserContext, whoIn: (page: Page) => Who | undefined) => {
  const calls: Call[] = [];
  const requests: Asked[] = [];
  await context.exposeBinding('tellWalk', ({ page }, { authorization, ...told }: Told) => {
    calls.push({ ...told, page, at: Date.now(), bearer: phoneIn(authorization.replace('Bearer ', '')) });
  });
  await context.addInitScript(() => {
    const original = window.fetch;
    const { tellWalk } = window as unknown as { tellWalk: (told: Told) => void };
    window.fetch = (input, init) => {
      const request = input instanceof Request ? input : undefined;
      const headers = new Headers(init?.headers ?? request?.headers);
      const url = new URL(input instanceof Request ? input.url : input, location.href);
      const authorization = headers.get('authorization');
      if (authorization !== null && url.pathname.startsWith('/api/'))
        tellWalk({
          method: init?.method ?? request?.method ?? 'GET',
          path: url.pathname,
          authorization,
          token: localStorage.getItem('auth_token'),
          userData: localStorage.getItem('user_data'),
          account:
            document.querySelector('button[aria-label^="Account, "]')?.getAttribute('aria-label')?.slice(9) ??
            undefined,
        });
      return original(input, init);
    };
  });
  context.on('request', (request) => {
    const found = asked(request);
    if (found) requests.push({ ...found, who: found.page ? whoIn(found.page) : undefined });
  });
  return { calls, requests };
};
