import { expect, test } from 'vitest';
import { replayPress, deferPress } from './deferred-press.ts';

const render = (markup: string) => {
  document.body.innerHTML = `<div id="root">${markup}</div>`;
  const events: string[] = [];
  document.body.addEventListener('click', ({ target }) => events.push((target as Element).id));
  document.body.addEventListener('submit', () => events.push('submit'));
  window.addEventListener('click', deferPress, true);
  const start = () => {
    window.removeEventListener('click', deferPress, true);
    replayPress();
  };
  return {
    heard: events,
    start,
    press: (selector: string) => document.querySelector<HTMLElement>(selector)?.click(),
  };
};

test('a press before the app has started is deferred, and replayed once after the start', () => {
  const {
    heard: events,
    start,
    press,
  } = render('<button id="one"><i>See</i></button><button id="two"></button>');
  press('#two');
  press('i');
  expect(events).toEqual([]);
  start();
  expect(events).toEqual(['one']);
  replayPress();
  expect(events).toEqual(['one']);
});

test('a form is submitted by the app, not by the browser', () => {
  const { heard: events, start, press } = render('<form><button id="send"></button></form>');
  press('#send');
  expect(events).toEqual([]);
  start();
  expect(events).toContain('send');
});

test('a press of a link is handled by the browser', () => {
  const { heard: events, start, press } = render('<a id="link" href="#there">There</a>');
  press('#link');
  expect(events).toEqual(['link']);
  start();
  expect(events).toEqual(['link']);
});

test('a press of a button that was removed meanwhile is dropped', () => {
  const { heard: events, start, press } = render('<button id="gone"></button>');
  press('#gone');
  document.querySelector('#gone')?.remove();
  start();
  expect(events).toEqual([]);
});
