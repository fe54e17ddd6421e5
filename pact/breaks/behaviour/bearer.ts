import { answering, hearing } from '../break.ts';
import type { Broken, TokenOf } from './parts.ts';

export const auth = (bearer: 'optional' | 'required', tokenOf: TokenOf): Broken[] => [
  [
    'bearer',
    'an expired one is accepted',
    hearing((_, headers) => {
      if (headers.get('authorization') === 'Bearer expired')
        headers.set('authorization', `Bearer ${tokenOf()}`);
    }),
  ],
  ...(bearer === 'required'
    ? [
        [
          'bearer',
          'may be missing',
          hearing((_, headers) => {
            if (!headers.has('authorization')) headers.set('authorization', `Bearer ${tokenOf()}`);
          }),
        ] as Broken,
      ]
    : [
        [
          'bearer',
          'is required',
          answering((answer, request) =>
            request.headers.has('authorization')
              ? undefined
              : { ...answer, status: 401, body: { success: false, message: 'Please sign in.' } },
          ),
        ] as Broken,
      ]),
  [
    'bearer',
    'none is accepted',
    answering((answer, request) =>
      request.headers.has('authorization')
        ? { ...answer, status: 401, body: { success: false, message: 'Please sign in.' } }
        : undefined,
    ),
  ],
];
