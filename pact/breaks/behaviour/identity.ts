import type { Json } from '../../checks/contract.ts';
import { answering, succeeding } from '../break.ts';
import { keptOfNumber } from './places.ts';
import { answersAnother, signUpAnswersAnother, signsUpAnother } from './accounts.ts';
import {
  type Row,
  type Around,
  withoutHeader,
  type Broken,
  type TokenOf,
  asText,
  wrongHeaders,
  forgetting,
} from './parts.ts';

const user = (change: (user: Row) => Row): Around =>
  succeeding((body) => {
    const { data } = body as { data: { user: Row; token: string } };
    return { ...(body as Row), data: { ...data, user: change(data.user) } };
  });

const ofUser: Broken[] = [
  ['phone', 'with +91', user((each) => ({ ...each, phone: `+91${asText(each['phone'])}` }))],
  ['phone', 'of another', user((each) => ({ ...each, phone: '9000000000' }))],
  [
    'names',
    'swapped',
    user((each) => ({ ...each, first_name: each['last_name']!, last_name: each['first_name']! })),
  ],
  ['names', 'those of another', user((each) => ({ ...each, first_name: 'Asha', last_name: 'Rao' }))],
  [
    'names',
    'in capitals',
    user((each) => ({ ...each, first_name: asText(each['first_name']).toUpperCase() })),
  ],
  [
    'names',
    'other scripts lost',
    user((each) => ({
      ...each,
      first_name: asText(each['first_name']).replaceAll(/[^\u0020-\u007E]/g, '?'),
    })),
  ],
];

/** What calls 2 and 3 say of a mother. */
const signedUp = (sent: string): Json => {
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

export const checkPhone = (): Broken[] => [
  ...keptOfNumber,
  [
    'exists',
    'turned round',
    succeeding((body) => {
      const { data } = body as { data: { exists: boolean } };
      return { ...(body as Row), data: { exists: !data?.exists } };
    }),
  ],
  ['exists', 'always true', succeeding((body) => ({ ...(body as Row), data: { exists: true } }))],
  ['exists', 'always false', succeeding((body) => ({ ...(body as Row), data: { exists: false } }))],
  [
    'exists',
    '0 or 1',
    succeeding((body) => {
      const { data } = body as { data: { exists: boolean } };
      return { ...(body as Row), data: { exists: Number(data?.exists) } };
    }),
  ],
  ['Retry-After', 'missing', withoutHeader('retry-after')],
  [
    'Retry-After',
    'in milliseconds',
    answering((answer) =>
      answer.status === 429
        ? { ...answer, headers: { ...answer.headers, 'retry-after': '30000' } }
        : undefined,
    ),
  ],
  [
    'Retry-After',
    'zero',
    answering((answer) =>
      answer.status === 429 ? { ...answer, headers: { ...answer.headers, 'retry-after': '0' } } : undefined,
    ),
  ],
  ...wrongHeaders,
];

export const logIn = (tokenOf: TokenOf): Broken[] => [
  ...keptOfNumber,
  ...ofUser,
  ...answersAnother('logIn', tokenOf),
  [
    'the token proves a mother',
    'any token logs in',
    async (request, next) => {
      const answer = await next(request);
      return answer.status === 401
        ? {
            ...answer,
            status: 200,
            body: signedUp('{"phone":"9811122233","profile":{"first_name":"A","last_name":"B"}}'),
          }
        : answer;
    },
  ],
  [
    'an account is needed',
    'one is made',
    async (request, next) => {
      const answer = await next(request);
      return answer.status === 404
        ? {
            ...answer,
            status: 200,
            body: signedUp('{"phone":"9876543210","profile":{"first_name":"A","last_name":"B"}}'),
          }
        : answer;
    },
  ],
  ...wrongHeaders,
];

export const signUp = (): Broken[] => [
  ...ofUser,
  ...signUpAnswersAnother,
  ...signsUpAnother,
  ['the account is kept', 'answered and forgotten', forgetting(signedUp)],
  [
    'the token proves a mother',
    'any token signs up',
    async (request, next) => {
      const sent = await request.clone().text();
      const answer = await next(request);
      return answer.status === 401 ? { ...answer, status: 200, body: signedUp(sent) } : answer;
    },
  ],
  [
    'the token proves the phone',
    'any phone signs up',
    async (request, next) => {
      const sent = await request.clone().text();
      const answer = await next(request);
      return answer.status === 400 && sent.includes('9876543211')
        ? { ...answer, status: 200, body: signedUp(sent) }
        : answer;
    },
  ],
  [
    'one account for a phone',
    'a second one is made',
    async (request, next) => {
      const sent = await request.clone().text();
      const answer = await next(request);
      return answer.status === 409 ? { ...answer, status: 200, body: signedUp(sent) } : answer;
    },
  ],
  ...(
    [
      ['letters of first_name', 'Ananya 2'],
      ['letters of last_name', 'Deshpande <3'],
      ['a hospital of the list', 'XX-9999'],
      ['a doctor of the hospital', 'MH-0002-D01'],
    ] as const
  ).map(([rule, sign]): Broken => [
    rule,
    'is not looked at',
    async (request, next) => {
      const sent = await request.clone().text();
      const answer = await next(request);
      return answer.status === 400 && sent.includes(sign)
        ? { ...answer, status: 200, body: signedUp(sent) }
        : answer;
    },
  ]),
  ...wrongHeaders,
];
