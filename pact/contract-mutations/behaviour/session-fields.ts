import type { Json } from '../../checks/contract.ts';
import { type Row, changeSession, changeField, type Behaviour, toText } from './helpers.ts';

const MINUTE_MS = 60_000;
const INDIA_MS = 330 * MINUTE_MS;
const toIndianTime = (text: string) => new Date(Date.parse(text) + INDIA_MS).toISOString().slice(0, 19);
const toUtc = (text: string) => new Date(Date.parse(text)).toISOString();

export const sessionFieldMutations: Behaviour[] = [
  ...(
    [
      ['Indian time with Z', (text) => `${toIndianTime(text)}Z`],
      ['UTC without an offset', (text) => toUtc(text).slice(0, 19)],
      ['UTC with the Indian offset', (text) => `${toUtc(text).slice(0, 19)}+05:30`],
      ['the offset inverted', (text) => `${toIndianTime(text)}-05:30`],
      ['half an hour lost', (text) => `${toIndianTime(text)}+05:00`],
      ['a day late', (text) => toUtc(new Date(Date.parse(text) + 1440 * MINUTE_MS).toISOString())],
      ['the day only', (text) => toIndianTime(text).slice(0, 10)],
      ['seconds since 1970', (text) => `${Date.parse(text) / 1000}`],
      ['a text for readers', (text) => new Date(Date.parse(text)).toUTCString()],
    ] as [string, (text: string) => Json][]
  ).map(([instead, change]): Behaviour => [
    'zone of scheduled_at',
    instead,
    changeField('scheduled_at', (value) => change(value as string)),
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
  ).map(([instead, change]): Behaviour => ['unit of duration', instead, changeField('duration', change)]),
  ...(
    [
      ['zero', () => 0],
      ['negative', () => -1],
      ['one less', (value) => Number(value) - 1],
      ['a list of none', () => []],
      ['a text', (value) => toText(value)],
    ] as [string, (value: Json) => Json][]
  ).map(([instead, change]): Behaviour => ['attendees', instead, changeField('attendees', change)]),
  ['is_enrolled', 'inverted', changeField('is_enrolled', (value) => value !== true)],
  ['is_enrolled', 'always true', changeField('is_enrolled', () => true)],
  ['is_enrolled', 'always false', changeField('is_enrolled', () => false)],
  [
    'enrollment',
    'waiting',
    changeField('enrollment', (value) => value && { ...(value as Row), status: 'waiting' }),
  ],
  [
    'enrollment',
    'enrolled where is_enrolled is false',
    changeSession((session) =>
      session['is_enrolled'] === false ? { ...session, enrollment: { status: 'enrolled' } } : session,
    ),
  ],
  [
    'join_link',
    'http',
    changeField('enrollment', (value) => value && { ...(value as Row), join_link: 'http://meet.example/' }),
  ],
  [
    'join_link',
    'of another meeting',
    changeField(
      'enrollment',
      (value) => value && { ...(value as Row), join_link: 'https://meet.example/another-meeting' },
    ),
  ],
  ['image', 'http', changeField('image', (value) => value && 'http://media.example/a.jpg')],
  [
    'registration_link',
    'javascript',
    changeField('registration_link', (value) => value && 'javascript:alert(1)'),
  ],
  ['program', 'lower case', changeField('program', (value) => toText(value).toLowerCase())],
  ['program', 'always Wellness', changeField('program', () => 'Wellness')],
  ['program', 'a sixth', changeField('program', () => 'Sleep')],
  ['title', 'cut short', changeField('title', (value) => toText(value).slice(0, 5))],
  ['title', 'escaped', changeField('title', (value) => `<b>${toText(value)}</b>`)],
  ['slug', 'the id', changeSession((session) => ({ ...session, slug: toText(session['id']) }))],
  ['organiser', 'another', changeField('organiser', () => 'Another Name')],
  ['organiser', 'the first name only', changeField('organiser', () => 'Kavita')],
];
