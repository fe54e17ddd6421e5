import { beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, freeSessionSlugs } from '../src/index.ts';
import { sendRequest, getData, getToken } from './send.ts';

type Session = {
  slug: string;
  title: string;
  description?: string | null;
  scheduled_at: string;
  is_enrolled?: boolean;
  attendees?: number | { id: string; first_name: string }[];
  enrollment?: { status: string; join_link?: string | null } | null;
};

const OTHER_PHONE = '9000000001';
const sandbox = createSandbox();
beforeEach(() => {
  sandbox.reset();
  sandbox.setProviderState({ state: 'a phone number is registered', params: { phone: OTHER_PHONE } });
});

const list = async (query = '', token = getToken()) =>
  getData<Session>(await sendRequest(sandbox, `GET /user/sessions${query}`, { token }));
const get = async (slug: string, token = getToken()) =>
  (await sendRequest(sandbox, `GET /user/sessions/${slug}`, { token })).body['data'] as Session;
const enroll = (slug: string, token = getToken()) =>
  sendRequest(sandbox, `POST /user/sessions/${slug}/enroll`, { token });

/** Decision T-30: a time without an offset is Indian time. */
const getStart = ({ scheduled_at }: Session) =>
  Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(scheduled_at) ? scheduled_at : `${scheduled_at}+05:30`);
const slugs = (sessions: Session[]) => sessions.map(({ slug }) => slug);

describe('the list of sessions [AP-08]', () => {
  it('without upcoming contains all sessions, newest first', async () => {
    const all = await list('?limit=100');
    const starts = all.map(getStart);
    expect(starts).toEqual(starts.toSorted((a, b) => b - a));
    expect(starts.some((start) => start < Date.now())).toBe(true);
    expect(slugs(await list('?limit=100&upcoming=false'))).toEqual(slugs(all));
  });

  it('with upcoming contains the sessions that have not started, soonest first', async () => {
    const upcoming = await list('?limit=100&upcoming=true');
    const starts = upcoming.map(getStart);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(starts[0]).toBeGreaterThan(Date.now());
    const all = await list('?limit=100');
    expect(upcoming.length).toBe(all.filter((session) => getStart(session) > Date.now()).length);
  });

  it('has pages of twelve that contain every session once', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((page) => list(`?page=${page}`)));
    expect(pages.map(({ length }) => length)).toEqual([12, 12, 12, 12, 12, 7, 0]);
    expect(new Set(pages.flatMap(slugs)).size).toBe(67);
  });

  it('is searched in title and description, in any case, and literally', async () => {
    const yoga = await list('?limit=100&search=YOGA');
    expect(slugs(yoga)).toEqual(expect.arrayContaining(['gentle-prenatal-yoga', 'chair-yoga']));
    for (const { title, description } of yoga) expect(`${title} ${description}`).toMatch(/yoga/i);
    expect(slugs(await list(`?search=${encodeURIComponent('योग')}`))).toEqual(['garbhavastha-mein-yoga']);
    expect(slugs(await list('?search=two%20breathing%20practices'))).toEqual(['breathing-through-worry']);
    for (const wildcard of ['%25', '_', '%5C']) expect(await list(`?search=${wildcard}`)).toEqual([]);
    expect(slugs(await list('?search=midwife'))).toEqual(['open-hour']);
  });

  it('is filtered by state, which includes sessions for all of India, and by hospital', async () => {
    const all = await list('?limit=100');
    const inMaharashtra = slugs(await list('?limit=100&state_id=14'));
    const elsewhere = slugs(await list('?limit=100&state_id=22'));
    expect(inMaharashtra).toContain('sunday-yoga-in-pune');
    expect(elsewhere).not.toContain('sunday-yoga-in-pune');
    expect(elsewhere).toContain('preparing-for-labour');
    expect(elsewhere.length).toBeLessThan(all.length);
    expect(slugs(await list('?hospital=MH-0001')).toSorted()).toEqual([
      'millets-in-your-kitchen',
      'sunday-yoga-in-pune',
    ]);
    expect(await list('?hospital=XX-0001')).toEqual([]);
  });
});

describe('enrolling [AP-10]', () => {
  it('enrols only the caller, returns the join link, and increases the number of attendees', async () => {
    const slug = 'preparing-for-labour';
    const before = await get(slug);
    expect(before).toMatchObject({ is_enrolled: false, enrollment: null, attendees: 128 });
    expect(JSON.stringify(before)).not.toContain('meet.example');

    expect((await enroll(slug)).body).toMatchObject({ data: { is_enrolled: true } });

    expect(await get(slug)).toMatchObject({
      is_enrolled: true,
      enrollment: { status: 'enrolled', join_link: `https://meet.example/${slug}` },
      attendees: 129,
    });
    expect((await list('?search=labour%3A'))[0]).toEqual(await get(slug));
    const otherUserView = await get(slug, getToken(OTHER_PHONE));
    expect(otherUserView).toMatchObject({ is_enrolled: false, enrollment: null, attendees: 129 });
  });

  it('is idempotent: same response, one enrolment', async () => {
    const responses = [await enroll('walking-for-two'), await enroll('walking-for-two')];
    expect(responses[1]!.body).toEqual(responses[0]!.body);
    expect((await get('walking-for-two')).attendees).toBe(146);
    await enroll('walking-for-two', getToken(OTHER_PHONE));
    expect((await get('walking-for-two')).attendees).toBe(147);
  });

  it('adds the user to a list of names', async () => {
    await enroll('mother-to-mother-circle');
    const { attendees } = await get('mother-to-mother-circle');
    expect((attendees as { first_name: string }[]).map(({ first_name }) => first_name)).toEqual([
      'Farida',
      'Gitali',
      'Jincy',
      'Oter',
      'Ananya',
    ]);
  });

  it('is possible while a session runs and rejected when it is over, unless the user is enrolled', async () => {
    expect((await enroll('stretching-at-your-desk', getToken(OTHER_PHONE))).status).toBe(200);
    expect((await enroll('rest-and-sleep')).status).toBe(409);
    expect((await enroll('water-and-hydration')).status).toBe(200);
    expect((await enroll('water-and-hydration', getToken(OTHER_PHONE))).status).toBe(409);
    expect((await enroll('no-such-session')).status).toBe(404);
  });

  it('returns a null join link for a session that has none yet', async () => {
    await enroll('planning-your-rest-after-birth');
    expect((await get('planning-your-rest-after-birth')).enrollment).toEqual({
      status: 'enrolled',
      join_link: null,
    });
  });
});

describe('the fields of a session [AP-17]', () => {
  it('differ as in real responses [T-30]', async () => {
    const all = (await list('?limit=100')) as (Session & { organiser?: unknown; image?: string | null })[];
    const tokenKinds = (values: unknown[]) =>
      new Set(values.map((value) => (Array.isArray(value) ? 'array' : typeof value)));
    expect(tokenKinds(all.map(({ attendees }) => attendees))).toEqual(
      new Set(['number', 'array', 'undefined']),
    );
    expect(tokenKinds(all.map(({ organiser }) => organiser))).toEqual(
      new Set(['string', 'object', 'undefined']),
    );
    const zones = new Set(all.map(({ scheduled_at }) => /(Z|\+05:30)?$/.exec(scheduled_at)![0]));
    expect(zones).toEqual(new Set(['Z', '+05:30', '']));
    expect(all.some(({ image }) => image)).toBe(true);
    expect(all.find(({ slug }) => slug === 'open-hour')).toEqual({
      id: expect.any(Number),
      slug: 'open-hour',
      title: 'Open hour: ask a midwife',
      program: 'Education',
      scheduled_at: expect.any(String),
      duration: 60,
    });
  });

  it('every free slug opens a session [T-07]', async () => {
    expect(freeSessionSlugs.length).toBe(8);
    for (const slug of freeSessionSlugs) expect((await get(slug)).slug).toBe(slug);
  });
});
