import { answering, NOW } from '../break.ts';
import { type Around, type Row, asText, rowsOf, withRows, without, asking, type Broken } from './parts.ts';

export const ofList: Broken[] = [
  ['all rows', 'only the first', withRows((rows) => rows.slice(0, 1))],
  ['each row once', 'the first twice', withRows((rows) => [...rows.slice(0, 1), ...rows])],
  ['order', 'reversed', withRows((rows) => rows.toReversed())],
];

export const searches = (field: string): Broken[] => [
  ['filter search', 'ignored', without('search')],
  ['filter search', 'always empty', asking('search', () => 'no such text')],
  [
    'filter search',
    'the whole text only',
    answering((answer, request) => {
      const search = new URL(request.url).searchParams.get('search');
      if (search === null || answer.status !== 200) return undefined;
      const rows = rowsOf(answer.body).filter((row) => row[field] === search);
      return { ...answer, body: { ...(answer.body as Row), data: rows } };
    }),
  ],
  [
    'filter search',
    'read as Latin-1',
    asking('search', (search) => Buffer.from(search ?? '', 'utf8').toString('latin1')),
  ],
  [
    'filter search',
    'upper and lower case differ',
    answering((answer, request) => {
      const search = new URL(request.url).searchParams.get('search');
      if (search === null || answer.status !== 200) return undefined;
      const rows = rowsOf(answer.body).filter((row) => JSON.stringify(row).includes(search));
      return { ...answer, body: { ...(answer.body as Row), data: rows } };
    }),
  ],
];

export const paging: Broken[] = [
  ['page', 'ignored', without('page')],
  ['page', 'counted from 0', asking('page', (page) => `${Number(page ?? 1) + 1}`)],
  ['limit', 'ignored', without('limit')],
  ['limit', 'one less', asking('limit', (limit) => `${Math.max(1, Number(limit ?? 12) - 1)}`)],
  ['limit', 'one more', withRows((rows) => [...rows, ...rows.slice(-1)])],
];

/** A page that is empty though others are not: the app would go on asking, and show rows twice. */
export const lastPageAgain: Around = async (request, next) => {
  const url = new URL(request.url);
  const page = Number(url.searchParams.get('page') ?? 1);
  for (let asked = page; ; asked -= 1) {
    url.searchParams.set('page', String(asked));
    const answer = await next(new Request(url, { headers: request.headers }));
    if (asked <= 1 || answer.status !== 200 || rowsOf(answer.body).length > 0) return answer;
  }
};

/** The page is cut first, and what does not match goes from it then. */
export const pageBeforeFilter: Around = async (request, next) => {
  const url = new URL(request.url);
  const { searchParams } = url;
  const [search, upcoming] = [searchParams.get('search') ?? '', searchParams.get('upcoming')];
  searchParams.delete('search');
  searchParams.delete('upcoming');
  const answer = await next(new Request(url, { headers: request.headers }));
  if (answer.status !== 200) return answer;
  const isWanted = ({ title, scheduled_at }: Row) =>
    asText(title).toLowerCase().includes(search.toLowerCase()) &&
    (upcoming !== 'true' || Date.parse(asText(scheduled_at)) > NOW.getTime());
  const rows = rowsOf(answer.body).filter(isWanted);
  const data = upcoming === 'true' ? rows.toReversed() : rows;
  return { ...answer, body: { ...(answer.body as Row), data } };
};

/** Of a backend that reads its clock, or its database's times, as those of India, or the other way round. */
const INDIAN_OFFSET_MS = 5.5 * 60 * 60 * 1000;
/** More than any state has, within what the description lets a request ask for. */
const EVERY_ROW = '100';

/** What is upcoming counts from a moment that is off by the offset of India. */
const upcomingFrom =
  (shiftMs: number): Around =>
  async (request, next) => {
    const url = new URL(request.url);
    const { searchParams } = url;
    if (searchParams.get('upcoming') !== 'true') return next(request);
    const [page, limit] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('limit') ?? 12)];
    for (const name of ['upcoming', 'page']) searchParams.delete(name);
    searchParams.set('limit', EVERY_ROW);
    const answer = await next(new Request(url, { headers: request.headers }));
    if (answer.status !== 200) return answer;
    const from = NOW.getTime() + shiftMs;
    const rows = rowsOf(answer.body)
      .filter(({ scheduled_at }) => Date.parse(asText(scheduled_at)) > from)
      .toReversed();
    return {
      ...answer,
      body: { ...(answer.body as Row), data: rows.slice((page - 1) * limit, page * limit) },
    };
  };

export const inAnotherZone: Broken[] = [
  ['filter upcoming', '5½ hours late', upcomingFrom(INDIAN_OFFSET_MS)],
  ['filter upcoming', '5½ hours early', upcomingFrom(-INDIAN_OFFSET_MS)],
];

const dayOf = ({ scheduled_at }: Row) => asText(scheduled_at).slice(0, 'yyyy-mm-dd'.length);

/** Those of one day stand as they were added. */
export const byDayOnly: Around = withRows((rows) =>
  rows.toSorted((one, other) => (dayOf(one) === dayOf(other) ? Number(one['id']) - Number(other['id']) : 0)),
);
