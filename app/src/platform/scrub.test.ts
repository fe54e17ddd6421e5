import { describe, expect, test } from 'vitest';
import { sanitizeEvent } from './scrub.ts';

const appOrigin = 'https://janani.example';
const sent = (properties: Record<string, unknown>, event = '$pageview') =>
  sanitizeEvent({ event, properties }, appOrigin)?.properties;

test.each([
  ['/session/labour-breathing?x=1', '/session/:slug'],
  ['/Session/labour-breathing', '/session/:slug'],
  ['/%73ession/labour-breathing', '/session/:slug'],
  ['/session/labour%2Fbreathing/', '/session/:slug'],
  ['/hi/session/labour-breathing', '/hi/session/:slug'],
  ['/hi/SESSION/labour-breathing', '/hi/session/:slug'],
  ['/sessions/labour-breathing', '/*'],
  ['/session/labour/breathing', '/*'],
  ['//session/labour-breathing', '/*'],
  ['/session/%E0%A4%A', '/session/:slug'],
  ['/sessions?search=anaemia#top', '/sessions'],
  ['/DASHBOARD/', '/dashboard'],
  ['/home', '/'],
  ['/', '/'],
  ['/hi', '/hi'],
  ['/hi/', '/hi'],
  ['/fr/dashboard', '/*'],
  ['/9811122233', '/*'],
])('of the path %s only %s is sent [T-13]', (path, route) => {
  expect(sent({ $current_url: appOrigin + path, $pathname: path })).toEqual({
    $current_url: appOrigin + route,
    $pathname: route,
  });
});

describe('properties [T-13]', () => {
  test.each([
    ['the page’s title', { title: 'Preparing for labour – Janani' }],
    [
      'where the user came from',
      { $referrer: 'https://search.example/?q=bleeding', $referring_domain: 'a.b' },
    ],
    ['a URL of another origin', { $current_url: 'https://search.example/?q=bleeding' }],
    ['a value that is not a URL', { $current_url: 'javascript:alert(1)', $session_entry_url: 7 }],
    ['a value that is not a path', { $pathname: { toString: () => '/session/a' } }],
    ['initial properties', { $initial_current_url: `${appOrigin}/session/a`, $session_entry_referrer: 'x' }],
    ['clicked elements', { $el_text: 'Labour', $elements: [{ attr__href: '/session/a' }] }],
    ['advertisements', { utm_source: 'x', gclid: 'y', $search_engine: 'z' }],
    ['a number that belongs to another event', { phone: '9811122233', user_id: '7' }],
    ['a property that a later release of the tool adds', { $something_new: '/session/a' }],
    ['a list instead of a text', { $browser: ['/session/a'] }],
  ])('%s is not sent', (_title, properties) => {
    expect(sent(properties)).toEqual({});
  });

  test("the tool's own properties are sent unchanged", () => {
    const plain = {
      token: 'phc',
      distinct_id: '7',
      $browser: 'Chrome',
      $screen_width: 360,
      $is_identified: true,
    };
    expect(sent(plain)).toEqual(plain);
  });

  test("the product's own events carry their properties [AN-06]", () => {
    const login = { phone: '9811122233', user_id: '7' };
    expect(sent({ ...login, first_name: 'Ananya' }, 'user_login')).toEqual(login);
  });
});

test('of web vitals only numbers and texts from fixed lists are sent [T-13]', () => {
  const numbers = { $web_vitals_LCP_value: 1200, elementRenderDelay: 40, is_by_worker: false };
  const texts = { load_state: 'complete', connection: '3g', language: 'hi' };
  expect(
    sent(
      {
        ...numbers,
        ...texts,
        target: '#labour',
        url: `${appOrigin}/session/a`,
        $web_vitals_INP_value: '9811122233',
        $web_vitals_LCP_event: { entries: [] },
      },
      '$web_vitals',
    ),
  ).toEqual({ ...numbers, ...texts });
  expect(sent({ load_state: '9811122233', connection: 'x', language: 'Ananya' }, '$web_vitals')).toEqual({});
});

test('an event that is not on the list is not sent [T-13]', () => {
  for (const event of ['$autocapture', '$heatmap', '$feature_flag_called', 'constructor', '__proto__'])
    expect(sanitizeEvent({ event, properties: { token: 'phc' } }, appOrigin)).toBeNull();
});

test('of the user only the five allowed properties are sent, and no `$set_once` [AN-07]', () => {
  const person = {
    phone: '9811122233',
    first_name: 'Ananya',
    last_name: 'Das',
    verified: true,
    role: 'user',
  };
  const event = {
    event: '$identify',
    properties: { $set: { ...person, $current_url: `${appOrigin}/session/a` } },
    $set: { ...person, email: 'a@example.in' },
    $set_once: { $initial_current_url: `${appOrigin}/session/a` },
  };
  expect(sanitizeEvent(event, appOrigin)).toEqual({
    event: '$identify',
    properties: { $set: person },
    $set: person,
  });
});
