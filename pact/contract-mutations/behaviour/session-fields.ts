import type { Json } from '../../checks/contract.ts';
import { type Row, withSession, withField, type Behaviour, asText } from './helpers.ts';

const MINUTE_MS = 60_000;
const INDIA_MS = 330 * MINUTE_MS;
const local = (text: string) => new Date(Date.parse(text) + INDIA_MS).toISOString().slice(0, 19);
const utc = (text: string) => new Date(Date.parse(text)).toISOString();

export const ofSession: Behaviour[] = [
  ...(
    [
      ['Indian time with Z', (text) => `${local(text)}Z`],
      ['UTC without an offset', (text) => utc(text).slice(0, 19)],
      ['UTC with the Indian offset', (text) => `${utc(text).slice(0, 19)}+05:30`],
      ['the offset inverted', (text) => `${local(text)}-05:30`],
      ['half an hour lost', (text) => `${local(text)}+05:00`],
      ['a day late', (text) => utc(new Date(Date.parse(text) + 1440 * MINUTE_MS).toISOString())],
      ['the day only', (text) => local(text).slice(0, 10)],
      ['seconds since 1970', (text) => `${Date.parse(text) / 1000}`],
      ['a text for readers', (text) => new Date(Date.parse(text)).toUTCString()],
    ] as [string, (text: string) => Json][]
  ).map(([instead, change]): Behaviour => [
    'zone of scheduled_at',
    instead,
    withField('scheduled_at', (value) => change(value as string)),
  ]),
  ...(
    [
      ['seconds', (value) => Number(value) * 60],
      ['hours', (value) => Number(value) / 60],
      ['milliseconds', (value) => Number(value) * MINUTE_MS],
      ['zero', () => 0],
      ['negative', (value) => -Number(value)],
      ['a text for readers', (value) => `${Number(value)} min`],
    ] as [string, (value: Json) => Json][]
  ).map(([instead, change]): Behaviour => ['unit of duration', instead, withField('duration', change)]),
  ...(
    [
      ['zero', () => 0],
      ['negative', () => -1],
      ['one less', (value) => Number(value) - 1],
      ['a list of none', () => []],
      ['a text', (value) => asText(value)],
    ] as [string, (value: Json) => Json][]
  ).map(([instead, change]): Behaviour => ['attendees', instead, withField('attendees', change)]),
  ['is_enrolled', 'inverted', withField('is_enrolled', (value) => value !== true)],
  ['is_enrolled', 'always true', withField('is_enrolled', () => true)],
  ['is_enrolled', 'always false', withField('is_enrolled', () => false)],
  [
    'enrollment',
    'waiting',
    withField('enrollment', (value) => value && { ...(value as Row), status: 'waiting' }),
  ],
  [
    'enrollment',
    'enrolled where is_enrolled is false',
    withSession((session) =>
      session['is_enrolled'] === false ? { ...session, enrollment: { status: 'enrolled' } } : session,
    ),
  ],
  [
    'join_link',
    'http',
    withField('enrollment', (value) => value && { ...(value as Row), join_link: 'http://meet.example/' }),
  ],
  [
    'join_link',
    'of another meeting',
    withField(
      'enrollment',
      (value) => value && { ...(value as Row), join_link: 'https://meet.example/another-meeting' },
    ),
  ],
  ['image', 'http', withField('image', (value) => value && 'http://media.example/a.jpg')],
  [
    'registration_link',
    'javascript',
    withField('registration_link', (value) => value && 'javascript:alert(1)'),
  ],
  ['program', 'lower case', withField('program', (value) => asText(value).toLowerCase())],
  ['program', 'always Wellness', withField('program', () => 'Wellness')],
  ['program', 'a sixth', withField('program', () => 'Sleep')],
  ['title', 'cut short', withField('title', (value) => asText(value).slice(0, 5))],
  ['title', 'escaped', withField('title', (value) => `<b>${asText(value)}</b>`)],
  ['slug', 'the id', withSession((session) => ({ ...session, slug: asText(session['id']) }))],
  ['organiser', 'another', withField('organiser', () => 'Another Name')],
  ['organiser', 'the first name only', withField('organiser', () => 'Kavita')],
];
