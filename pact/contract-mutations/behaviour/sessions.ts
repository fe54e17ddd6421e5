import { respondsForAnother, enrolsAnother } from './accounts.ts';
import { cachedResponses, enrolsInAnotherSession, sameForEveryUser } from './enrolments.ts';
import { auth } from './bearer.ts';
import { responding, handling, NOW, succeeding } from '../mutation.ts';
import {
  byDayOnly,
  inAnotherZone,
  lastPageAgain,
  ofAList,
  pageBeforeFilter,
  searches,
  paging,
} from './lists.ts';
import {
  type Row,
  getRows,
  withRows,
  without,
  withParameter,
  type Behaviour,
  type TokenOf,
  asText,
  wrongHeaders,
  notWriting,
  notDecoded,
} from './helpers.ts';
import { ofSession } from './session-fields.ts';

const OF_THE_CALLER = 'enrolments of the user who asks';

const sharedCache: Behaviour = [
  'Cache-Control',
  'public',
  responding((response) => ({
    ...response,
    headers: { ...response.headers, 'cache-control': 'public, max-age=60' },
  })),
];

export const listSessions = (getToken: TokenOf): Behaviour[] => [
  ...ofAList,
  ...paging,
  ...searches('title'),
  [
    'filter search',
    'the title only',
    responding((response, request) => {
      const search = new URL(request.url).searchParams.get('search');
      if (search === null || response.status !== 200) return undefined;
      const rows = getRows(response.body).filter(({ title }) =>
        asText(title).toLowerCase().includes(search.toLowerCase()),
      );
      return { ...response, body: { ...(response.body as Row), data: rows } };
    }),
  ],
  ['filter upcoming', 'ignored', without('upcoming')],
  ['filter upcoming', 'always on', withParameter('upcoming', () => 'true')],
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
    handling((url) => {
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
  ...respondsForAnother(OF_THE_CALLER, getToken),
  sharedCache,
  ...cachedResponses,
  ...auth('required', getToken),
  ...wrongHeaders,
];

export const getSession = (getToken: TokenOf): Behaviour[] => [
  ...ofSession,
  ...respondsForAnother(OF_THE_CALLER, getToken),
  sharedCache,
  ...cachedResponses,
  ['slug', 'not decoded', notDecoded],
  [
    'the session asked for',
    'one whose slug begins so',
    async (request, next) => {
      const response = await next(request);
      return response.status === 404
        ? next(new Request(`${request.url}0`, { headers: request.headers }))
        : response;
    },
  ],
  [
    'a session that is over',
    'is not found',
    responding((response) => {
      const { data } = response.body as { data?: Row };
      return data && Date.parse(asText(data['scheduled_at'])) < NOW.getTime()
        ? { ...response, status: 404, body: { success: false, message: 'Session not found' } }
        : undefined;
    }),
  ],
  [
    'the session asked for',
    'always the same',
    handling((url) => {
      url.pathname = '/api/user/sessions/preparing-for-labour';
    }),
  ],
  [
    'an unknown session',
    'is an empty response',
    responding((response) =>
      response.status === 404
        ? { ...response, status: 200, body: { success: true, message: 'None', data: null } }
        : undefined,
    ),
  ],
  ...auth('required', getToken),
  ...wrongHeaders,
];

export const enrollInSession = (getToken: TokenOf): Behaviour[] => [
  ...enrolsAnother(getToken),
  sharedCache,
  ...enrolsInAnotherSession,
  ...sameForEveryUser(getToken),
  ['slug', 'not decoded', notDecoded],
  [
    'the enrolment is stored',
    'responded and not written',
    notWriting(() => ({ success: true, message: 'You are enrolled', data: { is_enrolled: true } })),
  ],
  [
    'safe to repeat',
    'a second time is refused',
    async (request, next) => {
      const before = await next(
        new Request(request.url.replace(/\/enroll$/, ''), { headers: request.headers }),
      );
      const has = (before.body as { data?: { is_enrolled?: boolean } }).data?.is_enrolled === true;
      const response = await next(request);
      return has
        ? { ...response, status: 409, body: { success: false, message: 'You are enrolled already.' } }
        : response;
    },
  ],
  [
    'an unknown session',
    'is enrolled in',
    responding((response) =>
      response.status === 404
        ? {
            ...response,
            status: 200,
            body: { success: true, message: 'You are enrolled', data: { is_enrolled: true } },
          }
        : undefined,
    ),
  ],
  [
    'a session that is over',
    'is enrolled in',
    responding((response) =>
      response.status === 409
        ? {
            ...response,
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
  ...auth('required', getToken),
  ...wrongHeaders,
];
