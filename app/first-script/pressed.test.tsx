import { expect, test } from 'vitest';
import { carryOutPress, holdPress } from './pressed.ts';

const draw = (markup: string) => {
  document.body.innerHTML = `<div id="root">${markup}</div>`;
  const heard: string[] = [];
  document.body.addEventListener('click', ({ target }) => heard.push((target as Element).id));
  document.body.addEventListener('submit', () => heard.push('submit'));
  window.addEventListener('click', holdPress, true);
  const start = () => {
    window.removeEventListener('click', holdPress, true);
    carryOutPress();
  };
  return {
    heard,
    start,
    press: (selector: string) => document.querySelector<HTMLElement>(selector)?.click(),
  };
};

test('a press before the app has begun reaches nobody, and is carried out once when it has', () => {
  const { heard, start, press } = draw('<button id="one"><i>See</i></button><button id="two"></button>');
  press('#two');
  press('i');
  expect(heard).toEqual([]);
  start();
  expect(heard).toEqual(['one']);
  carryOutPress();
  expect(heard).toEqual(['one']);
});

test('a form is not sent by the browser, but by the app', () => {
  const { heard, start, press } = draw('<form><button id="send"></button></form>');
  press('#send');
  expect(heard).toEqual([]);
  start();
  expect(heard).toContain('send');
});

test('a link is the browser’s', () => {
  const { heard, start, press } = draw('<a id="link" href="#there">There</a>');
  press('#link');
  expect(heard).toEqual(['link']);
  start();
  expect(heard).toEqual(['link']);
});

test('a button that has gone meanwhile is pressed by nobody', () => {
  const { heard, start, press } = draw('<button id="gone"></button>');
  press('#gone');
  document.querySelector('#gone')?.remove();
  start();
  expect(heard).toEqual([]);
});
