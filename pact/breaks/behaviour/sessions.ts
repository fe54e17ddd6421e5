import { answersAnother, placesAnother } from './accounts.ts';
import { keptAnswers, oneForAll, placesElsewhere } from './places.ts';
import { auth } from './bearer.ts';
import { answering, hearing, NOW, succeeding } from '../break.ts';
import {
  byDayOnly,
  inAnotherZone,
  lastPageAgain,
  ofList,
  pageBeforeFilter,
  searches,
  paging,
} from './lists.ts';
import {
  type Row,
  rowsOf,
  withRows,
  without,
  asking,
  type Broken,
  type TokenOf,
  asText,
  wrongHeaders,
  forgetting,
  notDecoded,
} from './parts.ts';
import { ofSession } from './session-fields.ts';

export const listSessions = (tokenOf: TokenOf): Broken[] => [
  ...ofList,
  ...paging,
  ...searches('title'),
  [
    'filter search',
    'the title only',
    answering((answer, request) => {
      const search = new URL(request.url).searchParams.get('search');
      if (search === null || answer.status !== 200) return undefined;
      const rows = rowsOf(answer.body).filter(({ title }) =>
        asText(title).toLowerCase().includes(search.toLowerCase()),
      );
      return { ...answer, body: { ...(answer.body as Row), data: rows } };
    }),
  ],
  ['filter upcoming', 'ignored', without('upcoming')],
  ['filter upcoming', 'always on', asking('upcoming', () => 'true')],
  [
    'filter upcoming',
    'those that are over',
    withRows((rows) => rows.filter((row) => Date.parse(asText(row['scheduled_at'])) < NOW.getTime())),
  ],
  ...inAnotherZone,
  ['filter state_id', 'ignored', without('state_id')],
  ['filter hospital', 'ignored', without('hospital')],
  [
    'filters together',
    'the first only',
    hearing((url) => {
      if (url.searchParams.has('search')) {
        url.searchParams.delete('state_id');
        url.searchParams.delete('hospital');
      }
    }),
  ],
  ...ofSession,
  ['filters together', 'the page is cut before', pageBeforeFilter],
  ['order', 'by the day only', byDayOnly],
  ['past the last page', 'the last page again', lastPageAgain],
  ...answersAnother('listSessions', tokenOf),
  ...keptAnswers,
  ...auth('required', tokenOf),
  ...wrongHeaders,
];

export const getSession = (tokenOf: TokenOf): Broken[] => [
  ...ofSession,
  ...answersAnother('getSession', tokenOf),
  ...keptAnswers,
  ['slug', 'not decoded', notDecoded],
  [
    'the session asked for',
    'one whose slug begins so',
    async (request, next) => {
      const answer = await next(request);
      return answer.status === 404
        ? next(new Request(`${request.url}0`, { headers: request.headers }))
        : answer;
    },
  ],
  [
    'a session that is over',
    'is not found',
    answering((answer) => {
      const { data } = answer.body as { data?: Row };
      return data && Date.parse(asText(data['scheduled_at'])) < NOW.getTime()
        ? { ...answer, status: 404, body: { success: false, message: 'Session not found' } }
        : undefined;
    }),
  ],
  [
    'the session asked for',
    'always the same',
    hearing((url) => {
      url.pathname = '/api/user/sessions/preparing-for-labour';
    }),
  ],
  [
    'an unknown session',
    'is an empty answer',
    answering((answer) =>
      answer.status === 404
        ? { ...answer, status: 200, body: { success: true, message: 'None', data: null } }
        : undefined,
    ),
  ],
  ...auth('required', tokenOf),
  ...wrongHeaders,
];

export const enrollInSession = (tokenOf: TokenOf): Broken[] => [
  ...placesAnother(tokenOf),
  ...placesElsewhere,
  ...oneForAll(tokenOf),
  ['slug', 'not decoded', notDecoded],
  [
    'the place is kept',
    'answered and forgotten',
    forgetting(() => ({ success: true, message: 'You are enrolled', data: { is_enrolled: true } })),
  ],
  [
    'safe to repeat',
    'a second time is refused',
    async (request, next) => {
      const before = await next(
        new Request(request.url.replace(/\/enroll$/, ''), { headers: request.headers }),
      );
      const has = (before.body as { data?: { is_enrolled?: boolean } }).data?.is_enrolled === true;
      const answer = await next(request);
      return has
        ? { ...answer, status: 409, body: { success: false, message: 'You have a place already.' } }
        : answer;
    },
  ],
  [
    'an unknown session',
    'is enrolled in',
    answering((answer) =>
      answer.status === 404
        ? {
            ...answer,
            status: 200,
            body: { success: true, message: 'You are enrolled', data: { is_enrolled: true } },
          }
        : undefined,
    ),
  ],
  [
    'a session that is over',
    'is enrolled in',
    answering((answer) =>
      answer.status === 409
        ? {
            ...answer,
            status: 200,
            body: { success: true, message: 'You are enrolled', data: { is_enrolled: true } },
          }
        : undefined,
    ),
  ],
  [
    'is_enrolled',
    'false',
    succeeding(() => ({ success: true, message: 'You are enrolled', data: { is_enrolled: false } })),
  ],
  [
    'is_enrolled',
    'the session instead',
    succeeding(() => ({ success: true, message: 'OK', data: { id: 1, slug: 'a' } })),
  ],
  ...auth('required', tokenOf),
  ...wrongHeaders,
];
