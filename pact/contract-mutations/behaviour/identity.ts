import type { Json } from '../../checks/contract.ts';
import { changeResponse, changeSuccess } from '../mutation.ts';
import { cachedAccountResponses } from './enrolments.ts';
import { respondsForAnother, signUpRespondsForAnother, signsUpAnother } from './accounts.ts';
import {
  type Row,
  type Middleware,
  removeHeader,
  type Behaviour,
  type GetToken,
  toText,
  headerMutations,
  respondWithoutStoring,
} from './helpers.ts';

const changeUser = (change: (changeUser: Row) => Row): Middleware =>
  changeSuccess((body) => {
    const { data } = body as { data: { user: Row; token: string } };
    return { ...(body as Row), data: { ...data, user: change(data.user) } };
  });

const userMutations: Behaviour[] = [
  ['phone', 'with +91', changeUser((each) => ({ ...each, phone: `+91${toText(each['phone'])}` }))],
  ['phone', 'of another', changeUser((each) => ({ ...each, phone: '9000000000' }))],
  [
    'names',
    'swapped',
    changeUser((each) => ({ ...each, first_name: each['last_name']!, last_name: each['first_name']! })),
  ],
  ['names', 'those of another', changeUser((each) => ({ ...each, first_name: 'Asha', last_name: 'Rao' }))],
  [
    'names',
    'in capitals',
    changeUser((each) => ({ ...each, first_name: toText(each['first_name']).toUpperCase() })),
  ],
  [
    'names',
    'other scripts lost',
    changeUser((each) => ({
      ...each,
      first_name: toText(each['first_name']).replaceAll(/[^\u0020-\u007E]/g, '?'),
    })),
  ],
];

/** The response of `logIn` and `signUp`. */
const createSignUpResponse = (sent: string): Json => {
  const { phone, profile } = JSON.parse(sent) as { phone: string; profile?: Row };
  const { first_name = '', last_name = '' } = profile ?? {};
  return {
    success: true,
    message: 'Welcome',
    data: {
      user: { id: 1001, phone, first_name, last_name, verified: true, role: 'user' },
      token: 'jan_0000000000',
    },
  };
};

export const checkPhone = (): Behaviour[] => [
  ...cachedAccountResponses,
  [
    'exists',
    'inverted',
    changeSuccess((body) => {
      const { data } = body as { data: { exists: boolean } };
      return { ...(body as Row), data: { exists: !data?.exists } };
    }),
  ],
  ['exists', 'always true', changeSuccess((body) => ({ ...(body as Row), data: { exists: true } }))],
  ['exists', 'always false', changeSuccess((body) => ({ ...(body as Row), data: { exists: false } }))],
  [
    'exists',
    '0 or 1',
    changeSuccess((body) => {
      const { data } = body as { data: { exists: boolean } };
      return { ...(body as Row), data: { exists: Number(data?.exists) } };
    }),
  ],
  ['Retry-After', 'missing', removeHeader('retry-after')],
  [
    'Retry-After',
    'in milliseconds',
    changeResponse((response) =>
      response.status === 429
        ? { ...response, headers: { ...response.headers, 'retry-after': '30000' } }
        : undefined,
    ),
  ],
  [
    'Retry-After',
    'zero',
    changeResponse((response) =>
      response.status === 429
        ? { ...response, headers: { ...response.headers, 'retry-after': '0' } }
        : undefined,
    ),
  ],
  ...headerMutations,
];

export const logIn = (getToken: GetToken): Behaviour[] => [
  ...cachedAccountResponses,
  ...userMutations,
  ...respondsForAnother('the account that the token proves', getToken),
  [
    'the token proves a user',
    'any token logs in',
    async (request, next) => {
      const response = await next(request);
      return response.status === 401
        ? {
            ...response,
            status: 200,
            body: createSignUpResponse('{"phone":"9811122233","profile":{"first_name":"A","last_name":"B"}}'),
          }
        : response;
    },
  ],
  [
    'an account is required',
    'one is made',
    async (request, next) => {
      const response = await next(request);
      return response.status === 404
        ? {
            ...response,
            status: 200,
            body: createSignUpResponse('{"phone":"9876543210","profile":{"first_name":"A","last_name":"B"}}'),
          }
        : response;
    },
  ],
  ...headerMutations,
];

export const signUp = (): Behaviour[] => [
  ...userMutations,
  ...signUpRespondsForAnother,
  ...signsUpAnother,
  ['the account is stored', 'responded and not written', respondWithoutStoring(createSignUpResponse)],
  [
    'the token proves a user',
    'any token signs up',
    async (request, next) => {
      const sent = await request.clone().text();
      const response = await next(request);
      return response.status === 401
        ? { ...response, status: 200, body: createSignUpResponse(sent) }
        : response;
    },
  ],
  [
    'the token proves the phone',
    'any phone signs up',
    async (request, next) => {
      const sent = await request.clone().text();
      const response = await next(request);
      return response.status === 400 && sent.includes('9876543211')
        ? { ...response, status: 200, body: createSignUpResponse(sent) }
        : response;
    },
  ],
  [
    'one account for a phone',
    'a second one is made',
    async (request, next) => {
      const sent = await request.clone().text();
      const response = await next(request);
      return response.status === 409
        ? { ...response, status: 200, body: createSignUpResponse(sent) }
        : response;
    },
  ],
  ...(
    [
      ['letters of first_name', 'Ananya 2'],
      ['letters of last_name', 'Deshpande <3'],
      ['a hospital of the list', 'XX-9999'],
      ['a doctor of the hospital', 'MH-0002-D01'],
    ] as const
  ).map(([rule, sign]): Behaviour => [
    rule,
    'is not looked at',
    async (request, next) => {
      const sent = await request.clone().text();
      const response = await next(request);
      return response.status === 400 && sent.includes(sign)
        ? { ...response, status: 200, body: createSignUpResponse(sent) }
        : response;
    },
  ]),
  ...headerMutations,
];
