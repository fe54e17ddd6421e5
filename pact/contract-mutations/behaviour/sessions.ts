import { respondsForAnother, enrolsAnother } from './accounts.ts';
import { cachedResponses, enrolsInAnotherSession, sameForEveryUser } from './enrolments.ts';
import { createBearerMutations } from './bearer.ts';
import { changeResponse, changeRequest, NOW, changeSuccess } from '../mutation.ts';
import {
  sortByDayOnly,
  timeZoneMutations,
  repeatLastPage,
  listMutations,
  paginateBeforeFilter,
  createSearchMutations,
  pagingMutations,
} from './lists.ts';
import {
  type Row,
  getRows,
  changeRows,
  removeParameters,
  changeParameter,
  type Behaviour,
  type GetToken,
  toText,
  headerMutations,
  respondWithoutStoring,
  skipDecoding,
} from './helpers.ts';
import { sessionFieldMutations } from './session-fields.ts';

const CALLER_RULE = 'enrolments of the user who asks';

const sharedCache: Behaviour = [
  'Cache-Control',
  'public',
  changeResponse((response) => ({
    ...response,
    headers: { ...response.headers, 'cache-control': 'public, max-age=60' },
  })),
];

export const listSessions = (getToken: GetToken): Behaviour[] => [
  ...listMutations,
  ...pagingMutations,
  ...createSearchMutations('title'),
  [
    'filter search',
    'the title only',
    changeResponse((response, request) => {
      const search = new URL(request.url).searchParams.get('search');
      if (search === null || response.status !== 200) return undefined;
      const rows = getRows(response.body).filter(({ title }) =>
        toText(title).toLowerCase().includes(search.toLowerCase()),
      );
      return { ...response, body: { ...(response.body as Row), data: rows } };
    }),
  ],
  ['filter upcoming', 'ignored', removeParameters('upcoming')],
  ['filter upcoming', 'always on', changeParameter('upcoming', () => 'true')],
  [
    'filter upcoming',
    'those that are over',
    changeRows((rows) => rows.filter((row) => Date.parse(toText(row['scheduled_at'])) < NOW.getTime())),
  ],
  ...timeZoneMutations,
  ['filter state_id', 'ignored', removeParameters('state_id')],
  ['filter hospital', 'ignored', removeParameters('hospital')],
  [
    'filters together',
    'the first only',
    changeRequest((url) => {
      if (url.searchParams.has('search')) {
        url.searchParams.delete('state_id');
        url.searchParams.delete('hospital');
      }
    }),
  ],
  ...sessionFieldMutations,
  ['filters together', 'the page is cut before', paginateBeforeFilter],
  ['order', 'by the day only', sortByDayOnly],
  ['past the last page', 'the last page again', repeatLastPage],
  ...respondsForAnother(CALLER_RULE, getToken),
  sharedCache,
  ...cachedResponses,
  ...createBearerMutations('required', getToken),
  ...headerMutations,
];

export const getSession = (getToken: GetToken): Behaviour[] => [
  ...sessionFieldMutations,
  ...respondsForAnother(CALLER_RULE, getToken),
  sharedCache,
  ...cachedResponses,
  ['slug', 'not decoded', skipDecoding],
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
    changeResponse((response) => {
      const { data } = response.body as { data?: Row };
      return data && Date.parse(toText(data['scheduled_at'])) < NOW.getTime()
        ? { ...response, status: 404, body: { success: false, message: 'Session not found' } }
        : undefined;
    }),
  ],
  [
    'the session asked for',
    'always the same',
    changeRequest((url) => {
      url.pathname = '/api/user/sessions/preparing-for-labour';
    }),
  ],
  [
    'an unknown session',
    'is an empty response',
    changeResponse((response) =>
      response.status === 404
        ? { ...response, status: 200, body: { success: true, message: 'None', data: null } }
        : undefined,
    ),
  ],
  ...createBearerMutations('required', getToken),
  ...headerMutations,
];

export const enrollInSession = (getToken: GetToken): Behaviour[] => [
  ...enrolsAnother(getToken),
  sharedCache,
  ...enrolsInAnotherSession,
  ...sameForEveryUser(getToken),
  ['slug', 'not decoded', skipDecoding],
  [
    'the enrolment is stored',
    'responded and not written',
    respondWithoutStoring(() => ({
      success: true,
      message: 'You are enrolled',
      data: { is_enrolled: true },
    })),
  ],
  [
    'safe to repeat',
    'a second time is refused',
    async (request, next) => {
      const sessionResponse = await next(
        new Request(request.url.replace(/\/enroll$/, ''), { headers: request.headers }),
      );
      const isEnrolled =
        (sessionResponse.body as { data?: { is_enrolled?: boolean } }).data?.is_enrolled === true;
      const response = await next(request);
      return isEnrolled
        ? { ...response, status: 409, body: { success: false, message: 'You are enrolled already.' } }
        : response;
    },
  ],
  [
    'an unknown session',
    'is enrolled in',
    changeResponse((response) =>
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
    changeResponse((response) =>
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
    changeSuccess(() => ({ success: true, message: 'You are enrolled', data: { is_enrolled: false } })),
  ],
  [
    'is_enrolled',
    'the session instead',
    changeSuccess(() => ({ success: true, message: 'OK', data: { id: 1, slug: 'a' } })),
  ],
  ...createBearerMutations('required', getToken),
  ...headerMutations,
];
