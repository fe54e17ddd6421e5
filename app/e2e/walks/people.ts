import type { Server } from '../backend.ts';

/** The first has an account from the start, the second is given one, the third is new. */
export type Who = 'A' | 'B' | 'C';

export type Person = {
  who: Who;
  phone: string;
  firstName: string;
  lastName: string;
  /** What only this person writes: into feedback, and as a name in the profile. */
  draft: string;
  nickname: string;
};

export const people: Record<Who, Person> = {
  A: {
    who: 'A',
    phone: '9811122233',
    firstName: 'Ananya',
    lastName: 'Deshpande',
    draft: 'quietmango',
    nickname: 'Amberly',
  },
  B: {
    who: 'B',
    phone: '9822233344',
    firstName: 'Roshni',
    lastName: 'Quadros',
    draft: 'brightcumin',
    nickname: 'Bellamy',
  },
  C: {
    who: 'C',
    phone: '9876543210',
    firstName: 'Zubeida',
    lastName: 'Vakil',
    draft: 'softturmeric',
    nickname: 'Crowley',
  },
};

export const everyone: readonly Person[] = Object.values(people);
export const initialsOf = ({ firstName, lastName }: Person) => `${firstName[0]}${lastName[0]}`;

export const personWith = (phone: string | undefined): Who | undefined =>
  everyone.find((person) => phone?.endsWith(person.phone))?.who;

/** The texts by which a person is known wherever they stand. */
export const tracesOf = ({ phone, firstName, lastName, draft, nickname }: Person): string[] => [
  phone,
  `${phone.slice(0, 5)} ${phone.slice(5)}`,
  firstName,
  lastName,
  draft,
  nickname,
];

const post = async (url: string, body: unknown) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
};

/** An account of a name of its own, made as the app makes one; the sandbox proves the number. */
export const giveAccount = async ({ url }: Server, { phone, firstName, lastName }: Person) => {
  const state = { state: 'a proved phone number', params: { phone } };
  const { idToken } = await post(`${url}/__sandbox/states`, state);
  const profile = {
    first_name: firstName,
    last_name: lastName,
    due_date: new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10),
    state_id: 1,
    city: 'Pune',
    hospital: 'A hospital',
    doctor: 'A doctor',
  };
  const done = await post(`${url}/api/user/auth/signup/verify-firebase-token`, { idToken, phone, profile });
  if (done['success'] !== true) throw new Error(`No account for ${phone}: ${JSON.stringify(done)}`);
};

/** Whether the backend has a place in the session for this person. */
export const hasPlace = async ({ url }: Server, { phone }: Person, slug: string): Promise<boolean> => {
  const { accessToken } = await post(`${url}/__sandbox/states`, {
    state: 'a signed-in user',
    params: { phone },
  });
  const answer = await fetch(`${url}/api/user/sessions/${slug}`, {
    headers: { Authorization: `Bearer ${String(accessToken)}` },
  });
  const { data } = (await answer.json()) as { data?: { is_enrolled?: boolean } };
  return data?.is_enrolled === true;
};
