import { IMAGE_HOST } from '../src/session-images.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../src/api.ts';
import { guardedOperations } from '../src/description/guards.ts';
import { memberOperationIds, type Handlers, type OperationId } from '../src/handler.ts';
import { handlers } from '../src/handlers/handlers.ts';
import { createIdentityVerifier } from '../src/identity.ts';
import { openStore } from '../src/store/open-store.ts';
import { sendRequest, getToken } from './send.ts';

const phone = '9876543210';
const profile = {
  first_name: 'Ananya',
  last_name: 'Deshpande',
  due_date: '2027-03-14',
  state_id: 14,
  city: 'Pune',
  hospital: 'Patil Nursing Home',
  doctor: 'Dr Meera Patil',
};
const lines: Record<OperationId, { line: string; body?: unknown }> = {
  checkPhone: { line: 'POST /user/auth/check-phone', body: { phone } },
  logIn: { line: 'POST /user/auth/verify-firebase-token', body: { idToken: getToken() } },
  signUp: {
    line: 'POST /user/auth/signup/verify-firebase-token',
    body: { idToken: getToken(phone), phone, profile },
  },
  listHospitals: { line: 'GET /hospitals' },
  listDoctors: { line: 'GET /hospitals/MH-0001/doctors' },
  listStates: { line: 'GET /countries/1/states' },
  listSessions: { line: 'GET /user/sessions?search=yoga' },
  getSession: { line: 'GET /user/sessions/gentle-prenatal-yoga' },
  enrollInSession: { line: 'POST /user/sessions/gentle-prenatal-yoga/enroll' },
};
const ids = Object.keys(lines) as OperationId[];

type Result = { status: number; body: unknown };

const now = new Date();
const store = openStore(':memory:', now);
const verifyToken = createIdentityVerifier({ projectId: 'demo-janani', tokens: 'emulator' });
const api = (replacedHandlers: Partial<Record<OperationId, unknown>>) =>
  createApi({ ...handlers, ...replacedHandlers } as Handlers, () => ({
    store,
    now,
    verifyToken,
    getImageUrl: (name) => IMAGE_HOST + name,
  }));

/** Sends the call to an API in which these handlers replace the real ones. */
async function requestWith(id: OperationId, replacedHandlers: Partial<Record<OperationId, unknown>>) {
  const { line, body } = lines[id];
  const app = api(replacedHandlers);
  return sendRequest({ fetch: async (request) => app.fetch(request) }, line, {
    token: getToken(),
    ...(body === undefined ? {} : { body }),
  });
}

/** The responses of the real handlers, one for each operation. */
const validResponses = new Map<OperationId, Result>();
beforeAll(async () => {
  for (const id of ids) validResponses.set(id, await requestWith(id, {}));
});

/** Requests one operation whose valid response is changed before it is validated. */
function requestWithChange(id: OperationId, change: (response: Result) => void) {
  const { status, body } = validResponses.get(id)!;
  const response = structuredClone({ status, body });
  change(response);
  return requestWith(id, { [id]: () => response });
}

type Path = (string | number)[];
/** The path of every value in a response; of a list, those of its first entry. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return [path, ...(value.length > 0 ? pathsIn(value[0], [...path, 0]) : [])];
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]));
}
const getParent = (body: unknown, path: Path) =>
  path.slice(0, -1).reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], body) as Record<
    string,
    unknown
  >;

describe('a response that does not match the description is a 500', () => {
  it.each(ids)('%s: with any one of its values invalid', async (id) => {
    expect((await requestWithChange(id, () => {})).status).toBe(200);
    const paths = pathsIn(validResponses.get(id)!.body);
    expect(paths.length).toBeGreaterThan(2);
    const undetectedPaths: string[] = [];
    for (const path of paths) {
      const broken = await requestWithChange(id, (response) => {
        getParent(response.body, path)[path.at(-1)!] = { broken: true };
      });
      const isReported = String(broken.body['message']).includes('does not match the description');
      if (broken.status !== 500 || !isReported) undetectedPaths.push(path.join('.'));
    }
    expect(undetectedPaths).toEqual([]);
  });

  it.each(ids)('%s: with an undescribed field, at the top level and in its data', async (id) => {
    const top = await requestWithChange(id, ({ body }) => Object.assign(body as object, { extra: 1 }));
    const inner = await requestWithChange(id, ({ body }) => {
      const { data } = body as { data: object | object[] };
      Object.assign(Array.isArray(data) ? data[0]! : data, { extra: 1 });
    });
    for (const { status, body } of [top, inner]) {
      expect(status).toBe(500);
      expect(body['message']).toContain('"extra", which is not described');
    }
  });

  it.each(ids)('%s: without its data', async (id) => {
    const { status } = await requestWithChange(id, (response) => {
      response.body = { success: true, message: 'Nothing' };
    });
    expect(status).toBe(500);
  });

  it.each(ids)('%s: with a status that is not described', async (id) => {
    const { status, body } = await requestWithChange(id, (response) => {
      response.status = 418;
    });
    expect(status).toBe(500);
    expect(body['message']).toContain('status 418 is not described');
  });
});

describe('the types match the description', () => {
  it('the user is known exactly where the bearer token is required', () => {
    const required = guardedOperations().filter(({ operation }) => operation.bearer === 'required');
    expect(required.map(({ operation }) => operation.id)).toEqual([...memberOperationIds]);
  });

  it('has defaults for page and limit wherever they are parameters', () => {
    const paging = guardedOperations()
      .flatMap(({ operation }) => operation.parameters)
      .filter(({ name }) => name === 'page' || name === 'limit');
    expect(paging.length).toBe(4);
    for (const { schema } of paging) expect(schema['default']).toBeTypeOf('number');
  });

  it('handlers do not compile if one is missing, or returns an undescribed response', () => {
    const { enrollInSession: _, ...eight } = handlers;
    // @ts-expect-error -- the ninth operation is not handled.
    const incomplete: Handlers = eight;
    // @ts-expect-error -- 201 is not a described status.
    const wrongStatus: Handlers['checkPhone'] = () => ({ status: 201, body: { message: '' } });
    // @ts-expect-error -- `exists` is a boolean.
    const wrongField: Handlers['checkPhone'] = () => ({
      status: 200,
      body: { success: true, message: '', data: { exists: 1 } },
    });
    expect([Object.keys(incomplete).length, wrongStatus.length, wrongField.length]).toEqual([8, 0, 0]);
  });
});
