import { responding, NOW } from '../mutation.ts';
import {
  type Middleware,
  type Row,
  asText,
  getRows,
  withRows,
  without,
  withParameter,
  type Behaviour,
} from './helpers.ts';

export const ofAList: Behaviour[] = [
  ['all rows', 'only the first', withRows((rows) => rows.slice(0, 1))],
  ['each row once', 'the first twice', withRows((rows) => [...rows.slice(0, 1), ...rows])],
  ['order', 'reversed', withRows((rows) => rows.toReversed())],
];

export const searches = (field: string): Behaviour[] => [
  [
    'filter search',
    'code points compared',
    responding((response, request) => {
      const search = new URL(request.url).searchParams.get('search');
      return search === null || search === search.normalize('NFC') || response.status !== 200
        ? undefined
        : { ...response, body: { ...(response.body as Row), data: [] } };
    }),
  ],
  ['filter search', 'ignored', without('search')],
  ['filter search', 'always empty', withParameter('search', () => 'no such text')],
  [
    'filter search',
    'the whole text only',
    responding((response, request) => {
      const search = new URL(request.url).searchParams.get('search');
      if (search === null || response.status !== 200) return undefined;
      const rows = getRows(response.body).filter((row) => row[field] === search);
      return { ...response, body: { ...(response.body as Row), data: rows } };
    }),
  ],
  [
    'filter search',
    'read as Latin-1',
    withParameter('search', (search) => Buffer.from(search ?? '', 'utf8').toString('latin1')),
  ],
  [
    'filter search',
    'upper and lower case differ',
    responding((response, request) => {
      const search = new URL(request.url).searchParams.get('search');
      if (search === null || response.status !== 200) return undefined;
      const rows = getRows(response.body).filter((row) => JSON.stringify(row).includes(search));
      return { ...response, body: { ...(response.body as Row), data: rows } };
    }),
  ],
];

export const paging: Behaviour[] = [
  ['page', 'ignored', without('page')],
  ['page', 'counted from 0', withParameter('page', (page) => `${Number(page ?? 1) + 1}`)],
  ['limit', 'ignored', without('limit')],
  ['limit', 'one less', withParameter('limit', (limit) => `${Math.max(1, Number(limit ?? 12) - 1)}`)],
  ['limit', 'one more', withRows((rows) => [...rows, ...rows.slice(-1)])],
];

/** Repeats the last page instead of an empty one: the app would show rows twice and request more. */
export const lastPageAgain: Middleware = async (request, next) => {
  const url = new URL(request.url);
  const page = Number(url.searchParams.get('page') ?? 1);
  for (let current = page; ; current -= 1) {
    url.searchParams.set('page', String(current));
    const response = await next(new Request(url, { headers: request.headers }));
    if (current <= 1 || response.status !== 200 || getRows(response.body).length > 0) return response;
  }
};

/** Cuts the page first and filters it afterwards, so that it is too short. */
export const pageBeforeFilter: Middleware = async (request, next) => {
  const url = new URL(request.url);
  const { searchParams } = url;
  const [search, upcoming] = [searchParams.get('search') ?? '', searchParams.get('upcoming')];
  searchParams.delete('search');
  searchParams.delete('upcoming');
  const response = await next(new Request(url, { headers: request.headers }));
  if (response.status !== 200) return response;
  const isWanted = ({ title, scheduled_at }: Row) =>
    asText(title).toLowerCase().includes(search.toLowerCase()) &&
    (upcoming !== 'true' || Date.parse(asText(scheduled_at)) > NOW.getTime());
  const rows = getRows(response.body).filter(isWanted);
  const data = upcoming === 'true' ? rows.toReversed() : rows;
  return { ...response, body: { ...(response.body as Row), data } };
};

/** The error of a backend that confuses UTC and Indian time. */
const INDIAN_OFFSET_MS = 5.5 * 60 * 60 * 1000;
/** More rows than any state has, within the limit of the description. */
const EVERY_ROW = '100';

/** `upcoming` is relative to a moment that differs from now by the Indian offset. */
const upcomingFrom =
  (shiftMs: number): Middleware =>
  async (request, next) => {
    const url = new URL(request.url);
    const { searchParams } = url;
    if (searchParams.get('upcoming') !== 'true') return next(request);
    const [page, limit] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('limit') ?? 12)];
    for (const name of ['upcoming', 'page']) searchParams.delete(name);
    searchParams.set('limit', EVERY_ROW);
    const response = await next(new Request(url, { headers: request.headers }));
    if (response.status !== 200) return response;
    const from = NOW.getTime() + shiftMs;
    const rows = getRows(response.body)
      .filter(({ scheduled_at }) => Date.parse(asText(scheduled_at)) > from)
      .toReversed();
    return {
      ...response,
      body: { ...(response.body as Row), data: rows.slice((page - 1) * limit, page * limit) },
    };
  };

export const inAnotherZone: Behaviour[] = [
  ['filter upcoming', '5½ hours late', upcomingFrom(INDIAN_OFFSET_MS)],
  ['filter upcoming', '5½ hours early', upcomingFrom(-INDIAN_OFFSET_MS)],
];

const getDay = ({ scheduled_at }: Row) => asText(scheduled_at).slice(0, 'yyyy-mm-dd'.length);

/** Sorts by day only, so that the sessions of a day are in insertion order. */
export const byDayOnly: Middleware = withRows((rows) =>
  rows.toSorted((one, other) =>
    getDay(one) === getDay(other) ? Number(one['id']) - Number(other['id']) : 0,
  ),
);
