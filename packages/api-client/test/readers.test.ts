import { describe, expect, test } from 'vitest';
import { examples } from '../src/generated/examples.ts';
import { readDoctors, readHospitals, readStates } from '../src/readers/directory.ts';
import { readAuthentication, readPhoneCheck, readUser } from '../src/readers/identity.ts';
import { toInstant } from '../src/readers/instant.ts';
import { readSession, readSessions } from '../src/readers/session.ts';

const minimalSession = { id: 1, slug: 'yoga', title: 'Yoga' };
const read = (changes: Record<string, unknown>) => {
  const result = readSession({ ...minimalSession, ...changes });
  if (!result.success) throw new Error('not readable');
  return result.data;
};

describe('tolerant readers [T-30]', () => {
  test.each([
    ['Dr Farah Khan', 'Dr Farah Khan'],
    [{ id: 3, first_name: 'Kavita', last_name: 'Rao', email: 'k@x.example' }, 'Kavita Rao'],
    [{ first_name: 'Kavita' }, 'Kavita'],
    [{ first_name: 'Kavita', last_name: null }, 'Kavita'],
    ['', null],
    [42, null],
    [undefined, null],
  ])('organiser %j reads as %j [SD-04]', (organiser, name) => {
    expect(read({ organiser }).organiser).toBe(name);
  });

  test.each([
    [128, 128],
    [[{ id: 1 }, { id: 2 }], 2],
    [[], 0],
    [-1, null],
    ['many', null],
    [1e308, null],
    [0.5, null],
    [null, null],
  ])('attendees %j read as %j', (attendees, count) => {
    expect(read({ attendees }).attendees).toBe(count);
  });

  test.each([
    ['2026-11-28T07:00:00', '2026-11-28T01:30:00.000Z'],
    ['2026-11-28T07:00', '2026-11-28T01:30:00.000Z'],
    ['2026-11-28T07:00:00+05:30', '2026-11-28T01:30:00.000Z'],
    ['2026-11-28T07:00:00Z', '2026-11-28T07:00:00.000Z'],
    ['2026-13-45T07:00:00', null],
    ['soon', null],
    ['+275760-09-13T00:00:00Z', null],
    ['2026-11-28T07:00:00.123456', '2026-11-28T01:30:00.123Z'],
    ['9999-12-31T23:59:59Z', '9999-12-31T23:59:59.000Z'],
  ])('the time %s reads as %s', (text, instant) => {
    expect(toInstant(text)).toBe(instant);
    expect(read({ scheduled_at: text }).scheduled_at).toBe(instant);
  });

  test.each([
    [45, 45],
    [10_080, 10_080],
    [10_081, null],
    [1e308, null],
    [0, null],
    [-5, null],
  ])('a duration of %d minutes reads as %j: every session has an end [SD-03]', (duration, minutes) => {
    expect(read({ duration }).duration).toBe(minutes);
  });

  test('a session requires an id, a slug and a title; other fields may be missing or invalid', () => {
    expect(
      read({ duration: '45', program: 'Cooking', image: 7, enrollment: 'yes', is_enrolled: 'yes' }),
    ).toEqual({
      id: '1',
      slug: 'yoga',
      title: 'Yoga',
      description: null,
      image: null,
      program: null,
      scheduled_at: null,
      duration: null,
      organiser: null,
      is_enrolled: false,
      registration_link: null,
      attendees: null,
      enrollment: null,
    });
    for (const key of ['id', 'slug', 'title'] as const)
      expect(readSession({ ...minimalSession, [key]: undefined }).success).toBe(false);
  });

  test('a slug that cannot be part of a URL is rejected [SE-04, T-30]', () => {
    expect(readSession({ ...minimalSession, slug: 'yoga\uD800' }).success).toBe(false);
    expect(readSession({ ...minimalSession, slug: '\uD800yoga' }).success).toBe(false);
    expect(readSession({ ...minimalSession, slug: '' }).success).toBe(false);
    expect(readSession({ ...minimalSession, slug: 'योग 🧘' })).toMatchObject({ data: { slug: 'योग 🧘' } });
  });

  test('an unreadable row is omitted, and the raw size of the page is counted [T-06]', () => {
    const result = readSessions([minimalSession, { title: 'No slug' }, { ...minimalSession, id: 2 }]);
    expect(result).toMatchObject({ success: true, data: { received: 3 } });
    expect(result.success && result.data.items.map(({ id }) => id)).toEqual(['1', '2']);
  });

  test('a list in which no row can be read is rejected', () => {
    expect(readHospitals([{ name: 'No code' }]).success).toBe(false);
    expect(readStates({ 0: { id: 1, name: 'Goa' } }).success).toBe(false);
    expect(readStates([])).toEqual({ success: true, data: { items: [], received: 0 } });
  });

  test('a state is a number of at least 1 with a name [AP-16]', () => {
    expect(readStates([{ id: 0, name: 'Nowhere' }]).success).toBe(false);
    expect(readStates([{ id: '14', name: 'Maharashtra' }]).success).toBe(false);
  });

  test('a doctor has a code and a name, a hospital may have a count [AP-15, AP-14]', () => {
    const doctor = { doctor_code: 'D-1', doctor: 'Dr Patil' };
    const first = (list: unknown) => (list as { data: { items: unknown[] } }).data.items[0];
    expect(first(readDoctors([{ ...doctor, other: 1 }]))).toEqual(doctor);
    expect(readDoctors([{ doctor: 'Dr Patil' }]).success).toBe(false);
    const hospital = { code: 'H-1', name: 'Sunrise' };
    expect(first(readHospitals([{ ...hospital, doctor_count: 18 }]))).toEqual({
      ...hospital,
      doctor_count: 18,
    });
    expect(first(readHospitals([{ ...hospital, doctor_count: -1 }]))).toEqual({
      ...hospital,
      doctor_count: undefined,
    });
  });

  test.each([
    [{ exists: true }, true],
    [{ exists: false }, false],
    [{ exists: 'yes' }, undefined],
    [{}, undefined],
    [null, undefined],
  ])('the phone check %j reads as exists: %s [AP-02]', (data, exists) => {
    expect(readPhoneCheck(data)).toEqual({ success: true, data: { exists } });
  });

  test('missing fields of a user are empty, and the user is not verified [AU-07]', () => {
    expect(readUser({ id: 7, phone: '9876543210', first_name: 5, verified: 'yes' })).toEqual({
      success: true,
      data: { id: '7', phone: '9876543210', first_name: '', last_name: '', verified: false, role: '' },
    });
  });

  test('a user has id, phone, first_name, last_name, verified and role [AU-07]', () => {
    const { data } = examples.logIn.responses[200].returningUser;
    expect(readAuthentication(data)).toEqual({
      success: true,
      data: { user: { ...data.user, id: '7' }, token: data.token },
    });
    expect(readUser({ ...data.user, phone: '' }).success).toBe(false);
  });
});

describe('every success example of the description can be read', () => {
  test.each(Object.entries(examples.listSessions.responses[200]))('listSessions %s', (_name, { data }) => {
    const result = readSessions(data);
    expect(result.success && result.data.items).toHaveLength(data.length);
  });

  test('getSession [AP-17]', () => {
    expect(read(examples.getSession.responses[200].openSession.data)).toMatchObject({
      slug: 'preparing-for-labour',
      organiser: 'Lakshmi Iyer',
      attendees: 128,
      scheduled_at: '2026-12-02T12:30:00.000Z',
    });
  });

  test.each(Object.entries(examples.listHospitals.responses[200]))(
    'listHospitals %s [AP-14]',
    (_name, { data }) => {
      expect(readHospitals(data)).toMatchObject({ success: true, data: { received: data.length } });
    },
  );
});
