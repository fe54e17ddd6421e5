import { expect, test } from 'vitest';
import { carryOutPress, holdPress } from './pressed.ts';

const draw = (markup: string) => {
  document.body.innerHTML = `<div id="root">${markup}</div>`;
  const events: string[] = [];
  document.body.addEventListener('click', ({ target }) => events.push((target as Element).id));
  document.body.addEventListener('submit', () => events.push('submit'));
  window.addEventListener('click', holdPress, true);
  const start = () => {
    window.removeEventListener('click', holdPress, true);
    carryOutPress();
  };
  return {
    heard: events,
    start,
    press: (selector: string) => document.querySelector<HTMLElement>(selector)?.click(),
  };
};

test('a press before the app has started is held, and carried out once when it has', () => {
  const {
    heard: events,
    start,
    press,
  } = draw('<button id="one"><i>See</i></button><button id="two"></button>');
  press('#two');
  press('i');
  expect(events).toEqual([]);
  start();
  expect(events).toEqual(['one']);
  carryOutPress();
  expect(events).toEqual(['one']);
});

test('a form is submitted by the app, not by the browser', () => {
  const { heard: events, start, press } = draw('<form><button id="send"></button></form>');
  press('#send');
  expect(events).toEqual([]);
  start();
  expect(events).toContain('send');
});

test('a press of a link is left to the browser', () => {
  const { heard: events, start, press } = draw('<a id="link" href="#there">There</a>');
  press('#link');
  expect(events).toEqual(['link']);
  start();
  expect(events).toEqual(['link']);
});

test('a press of a button that was removed meanwhile is dropped', () => {
  const { heard: events, start, press } = draw('<button id="gone"></button>');
  press('#gone');
  document.querySelector('#gone')?.remove();
  start();
  expect(events).toEqual([]);
});
