import { changeResponse, changeRequest } from '../mutation.ts';
import type { Behaviour, GetToken } from './helpers.ts';

export const createBearerMutations = (bearer: 'optional' | 'required', getToken: GetToken): Behaviour[] => [
  [
    'bearer',
    'an expired one is accepted',
    changeRequest((_, headers) => {
      if (headers.get('authorization') === 'Bearer expired')
        headers.set('authorization', `Bearer ${getToken()}`);
    }),
  ],
  ...(bearer === 'required'
    ? [
        [
          'bearer',
          'may be missing',
          changeRequest((_, headers) => {
            if (!headers.has('authorization')) headers.set('authorization', `Bearer ${getToken()}`);
          }),
        ] as Behaviour,
      ]
    : [
        [
          'bearer',
          'is required',
          changeResponse((response, request) =>
            request.headers.has('authorization')
              ? undefined
              : { ...response, status: 401, body: { success: false, message: 'Please sign in.' } },
          ),
        ] as Behaviour,
      ]),
  [
    'bearer',
    'none is accepted',
    changeResponse((response, request) =>
      request.headers.has('authorization')
        ? { ...response, status: 401, body: { success: false, message: 'Please sign in.' } }
        : undefined,
    ),
  ],
];
