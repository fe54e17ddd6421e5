import { changeResponse, NOW } from '../mutation.ts';
import {
  type Middleware,
  type Row,
  toText,
  getRows,
  changeRows,
  removeParameters,
  changeParameter,
  type Behaviour,
} from './helpers.ts';

export const listMutations: Behaviour[] = [
  ['all rows', 'only the first', changeRows((rows) => rows.slice(0, 1))],
  ['each row once', 'the first twice', changeRows((rows) => [...rows.slice(0, 1), ...rows])],
  ['order', 'reversed', changeRows((rows) => rows.toReversed())],
];

export const createSearchMutations = (field: string): Behaviour[] => [
  [
    'filter search',
    'code points compared',
    changeResponse((response, request) => {
      const search = new URL(request.url).searchParams.get('search');
      return search === null || search === search.normalize('NFC') || response.status !== 200
        ? undefined
        : { ...response, body: { ...(response.body as Row), data: [] } };
    }),
  ],
  ['filter search', 'ignored', removeParameters('search')],
  ['filter search', 'always empty', changeParameter('search', () => 'no such text')],
  [
    'filter search',
    'the whole text only',
    changeResponse((response, request) => {
      const search = new URL(request.url).searchParams.get('search');
      if (search === null || response.status !== 200) return undefined;
      const rows = getRows(response.body).filter((row) => row[field] === search);
      return { ...response, body: { ...(response.body as Row), data: rows } };
    }),
  ],
  [
    'filter search',
    'read as Latin-1',
    changeParameter('search', (search) => Buffer.from(search ?? '', 'utf8').toString('latin1')),
  ],
  [
    'filter search',
    'upper and lower case differ',
    changeResponse((response, request) => {
      const search = new URL(request.url).searchParams.get('search');
      if (search === null || response.status !== 200) return undefined;
      const rows = getRows(response.body).filter((row) => JSON.stringify(row).includes(search));
      return { ...response, body: { ...(response.body as Row), data: rows } };
    }),
  ],
];

export const pagingMutations: Behaviour[] = [
  ['page', 'ignored', removeParameters('page')],
  ['page', 'counted from 0', changeParameter('page', (page) => `${Number(page ?? 1) + 1}`)],
  ['limit', 'ignored', removeParameters('limit')],
  ['limit', 'one less', changeParameter('limit', (limit) => `${Math.max(1, Number(limit ?? 12) - 1)}`)],
  ['limit', 'one more', changeRows((rows) => [...rows, ...rows.slice(-1)])],
];

/** Repeats the last page instead of an empty one: the app would show rows twice and request more. */
export const repeatLastPage: Middleware = async (request, next) => {
  const url = new URL(request.url);
  const page = Number(url.searchParams.get('page') ?? 1);
  for (let current = page; ; current -= 1) {
    url.searchParams.set('page', String(current));
    const response = await next(new Request(url, { headers: request.headers }));
    if (current <= 1 || response.status !== 200 || getRows(response.body).length > 0) return response;
  }
};

/** Takes the page first and filters it afterwards, so that the page is too short. */
export const paginateBeforeFilter: Middleware = async (request, next) => {
  const url = new URL(request.url);
  const { searchParams } = url;
  const [search, upcoming] = [searchParams.get('search') ?? '', searchParams.get('upcoming')];
  searchParams.delete('search');
  searchParams.delete('upcoming');
  const response = await next(new Request(url, { headers: request.headers }));
  if (response.status !== 200) return response;
  const isWanted = ({ title, scheduled_at }: Row) =>
    toText(title).toLowerCase().includes(search.toLowerCase()) &&
    (upcoming !== 'true' || Date.parse(toText(scheduled_at)) > NOW.getTime());
  const rows = getRows(response.body).filter(isWanted);
  const data = upcoming === 'true' ? rows.toReversed() : rows;
  return { ...response, body: { ...(response.body as Row), data } };
};

/** The time difference of a backend that confuses UTC and Indian time. */
const INDIAN_OFFSET_MS = 5.5 * 60 * 60 * 1000;
/** More rows than any state has, within the limit of the description. */
const EVERY_ROW = '100';

/** Filters by `upcoming` relative to a time that differs from now by `shiftMs`. */
const shiftUpcoming =
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
      .filter(({ scheduled_at }) => Date.parse(toText(scheduled_at)) > from)
      .toReversed();
    return {
      ...response,
      body: { ...(response.body as Row), data: rows.slice((page - 1) * limit, page * limit) },
    };
  };

export const timeZoneMutations: Behaviour[] = [
  ['filter upcoming', '5½ hours late', shiftUpcoming(INDIAN_OFFSET_MS)],
  ['filter upcoming', '5½ hours early', shiftUpcoming(-INDIAN_OFFSET_MS)],
];

const getDay = ({ scheduled_at }: Row) => toText(scheduled_at).slice(0, 'yyyy-mm-dd'.length);

/** Sorts by day only, so that the sessions of a day are in insertion order. */
export const sortByDayOnly: Middleware = changeRows((rows) =>
  rows.toSorted((one, other) =>
    getDay(one) === getDay(other) ? Number(one['id']) - Number(other['id']) : 0,
  ),
);
