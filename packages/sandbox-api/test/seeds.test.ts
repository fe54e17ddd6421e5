import { iso31662 } from 'iso-3166';
import { describe, expect, it } from 'vitest';
import { createSandbox, freeSessionSlugs } from '../src/index.ts';
import { doctors } from '../src/seeds/doctors.ts';
import { hospitals } from '../src/seeds/hospitals.ts';
import { createRandom } from '../src/seeds/random.ts';
import { states } from '../src/seeds/states.ts';
import { timetable } from '../src/seeds/sessions/sessions.ts';
import { sendRequest, getData, getToken } from './send.ts';

const unique = (values: readonly unknown[]) => new Set(values).size === values.length;

describe('the sample data', () => {
  it('has the 36 states and union territories of ISO 3166-2', () => {
    const codes = iso31662.filter(({ parent }) => parent === 'IN').map(({ code }) => code);
    expect(states.map(({ code }) => `IN-${code}`).toSorted()).toEqual(codes.toSorted());
    expect(unique(states.map(({ id }) => id))).toBe(true);
  });

  it('has hospitals in every state and thousands of doctors', () => {
    expect(hospitals.length).toBe(709);
    expect(doctors.length).toBe(3574);
    expect(new Set(hospitals.map(({ state }) => state)).size).toBe(36);
    expect(unique(hospitals.map(({ code }) => code))).toBe(true);
    expect(unique(hospitals.map(({ name }) => name))).toBe(true);
    expect(unique(doctors.map(({ code }) => code))).toBe(true);
    expect(unique(doctors.map(({ hospital_code, name }) => `${hospital_code} ${name}`))).toBe(true);
  });

  it('is the same on every machine', () => {
    const random = createRandom(1);
    expect([random.between(1, 1000), random.between(1, 1000), random.pick('abcdef'.split(''))]).toEqual([
      628,
      3,
      'd',
    ]);
    expect(hospitals.at(-1)!.name).toBe('Shanti Maternity Clinic, Karaikal');
    expect(doctors.at(-1)!.name).toBe('Dr Lakshmi Raman');
  });

  it('has sessions of all five programs, two thirds of them upcoming', async () => {
    expect(timetable.length).toBe(67);
    expect(unique(timetable.map(({ slug }) => slug))).toBe(true);
    const programs = new Set(timetable.map(({ program }) => program));
    expect([...programs]).toEqual(['Wellness', 'Nutrition', 'Exercise', 'Mental Health', 'Education']);
    const upcoming = getData(
      await sendRequest(createSandbox(), 'GET /user/sessions?upcoming=true&limit=100', { token: getToken() }),
    );
    expect(upcoming.length).toBe(47);
    const slugs = timetable.map(({ slug }) => slug);
    for (const slug of freeSessionSlugs) expect(slugs).toContain(slug);
  });

  it('has one session that runs now, at any time of day, and all others at the usual hours of classes', async () => {
    for (const time of ['00:00:00', '01:10:00', '06:59:59', '12:07:30', '18:14:59', '21:40:00', '23:59:59']) {
      const now = new Date(`2026-11-21T${time}+05:30`);
      const sandbox = createSandbox({ now: () => now });
      const { accessToken } = sandbox.setProviderState({ state: 'a signed-in user' });
      const sessions = getData<{ slug: string; scheduled_at: string; duration: number }>(
        await sendRequest(sandbox, 'GET /user/sessions?limit=100', { token: String(accessToken) }),
      );
      sandbox.close();
      const starts = sessions.map(({ slug, scheduled_at, duration }) => {
        const startTime = Date.parse(
          /(Z|[+-]\d\d:\d\d)$/.test(scheduled_at) ? scheduled_at : `${scheduled_at}+05:30`,
        );
        return {
          slug,
          hour: new Date(startTime + 330 * 60_000).getUTCHours(),
          until: startTime - now.getTime(),
          duration,
        };
      });
      const running = starts.filter(({ until, duration }) => until <= 0 && until > -duration * 60_000);
      const slugs = running.map(({ slug }) => slug);
      expect(slugs).toContain('stretching-at-your-desk');
      const atNight = starts.filter(({ hour }) => hour < 6 || hour > 21).map(({ slug }) => slug);
      expect(atNight.filter((slug) => slug !== 'stretching-at-your-desk')).toEqual([]);
      const soon = starts.filter(({ until }) => until > 0 && until <= 24 * 3_600_000).length;
      expect(soon).toBeGreaterThanOrEqual(3);
    }
  });

  it('does not include the names of real chains of hospitals', () => {
    const chains =
      /apollo|fortis|cloudnine|motherhood|rainbow|manipal|lilavati|kokilaben|aster|max |aiims|kims/i;
    for (const { name } of hospitals) expect(name).not.toMatch(chains);
  });
});
