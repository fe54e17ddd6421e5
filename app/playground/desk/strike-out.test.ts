import { examples } from '@janani/api-client/examples';
import { findViolations } from '@janani/sandbox-api/violations';
import { expect, it } from 'vitest';
import { STRUCK_OUT, strikeOut } from './strike-out.ts';

it.each([
  ['"token": "jan_3f0b6c1d9e"', `"token": "${STRUCK_OUT}"`],
  ['"refreshToken":"AMf\\nvB"', `"refreshToken":"${STRUCK_OUT}"`],
  ['{\\"token\\":\\"jan_3f\\"}', `{\\"token\\":\\"${STRUCK_OUT}\\"}`],
  ['{"name": "Cookie", "value": "sid=1; b=2"}', `{"name": "Cookie", "value": "${STRUCK_OUT}"}`],
  ['"cookies":[{"value":"a]b"},{"value":"c"}]', '"cookies":[]'],
  ['"cookies":[{"value":"a]b', '"cookies":['],
  ['"{\\"url\\":\\"/a?code=12\\",\\"b\\":[]}"', `"{\\"url\\":\\"/a?code=${STRUCK_OUT}\\",\\"b\\":[]}"`],
  ['Set-Cookie: sid=1; Secure', STRUCK_OUT],
  ['Bearer abc.def', `Bearer ${STRUCK_OUT}`],
  ['x eyJhbGciOiJSUzI1NiJ9.eyJzdWIi.sig-1 y', `x ${STRUCK_OUT} y`],
  ['https://m.example/a?id=1&pwd=secret', `https://m.example/a?id=1&pwd=${STRUCK_OUT}`],
  ['kavita@clinic.example', 'struck-out@mail.invalid'],
  ['"9811122233"', '"9000000000"'],
  ['+91 98111 22233', '+91 90000 00000'],
  ['9811122233', '9000000000'],
  ['"098-7654-3211"', '"090-0000-0000"'],
  ['"+91 98765-43210"', '"+91 90000-00000"'],
  ['"９８１１１２２２３３"', '"９０００００００００"'],
  ['"९८१११२२२३३"', '"9000000000"'],
  ['"phone": 9811122233', '"phone": 9000000000'],
])('%s becomes %s', (text, expected) => {
  expect(strikeOut(text)).toBe(expected);
});

it.each([
  '98111222334455',
  '1780000000',
  '"id": 9123456780',
  'class-9123456780',
  '9123456780-class',
  '0.9811122233',
  'gentle-prenatal-yoga-for-the-second-trimester-2',
  '""',
])('leaves %s as it is', (text) => expect(strikeOut(text)).toBe(text));

it('changes no verdict: what replaces a value has its form', () => {
  const { returningUser } = examples.logIn.responses['200'];
  const judgePhone = (phone: unknown) => {
    const user = { ...returningUser.data.user, phone };
    const text = strikeOut(JSON.stringify({ ...returningUser, data: { ...returningUser.data, user } }));
    return findViolations('logIn', { status: 200, body: JSON.parse(text) }).map(
      ({ rule }) => rule.split(' ')[0],
    );
  };
  expect(judgePhone('9811122233')).toEqual([]);
  expect(judgePhone('+919811122233')).toEqual(['pattern']);
  expect(judgePhone(9_811_122_233)).toEqual(['type']);
});
