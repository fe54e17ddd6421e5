import { responding, handling } from '../mutation.ts';
import type { Behaviour, TokenOf } from './helpers.ts';

export const auth = (bearer: 'optional' | 'required', getToken: TokenOf): Behaviour[] => [
  [
    'bearer',
    'an expired one is accepted',
    handling((_, headers) => {
      if (headers.get('authorization') === 'Bearer expired')
        headers.set('authorization', `Bearer ${getToken()}`);
    }),
  ],
  ...(bearer === 'required'
    ? [
        [
          'bearer',
          'may be missing',
          handling((_, headers) => {
            if (!headers.has('authorization')) headers.set('authorization', `Bearer ${getToken()}`);
          }),
        ] as Behaviour,
      ]
    : [
        [
          'bearer',
          'is required',
          responding((response, request) =>
            request.headers.has('authorization')
              ? undefined
              : { ...response, status: 401, body: { success: false, message: 'Please sign in.' } },
          ),
        ] as Behaviour,
      ]),
  [
    'bearer',
    'none is accepted',
    responding((response, request) =>
      request.headers.has('authorization')
        ? { ...response, status: 401, body: { success: false, message: 'Please sign in.' } }
        : undefined,
    ),
  ],
];
