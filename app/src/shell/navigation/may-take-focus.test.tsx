import { beforeEach, expect, test } from 'vitest';
import { mayTakeFocus } from './may-take-focus.ts';

const focus = (id: string): Element | null => {
  document.querySelector<HTMLElement>(`#${id}`)?.focus();
  return document.activeElement;
};

beforeEach(() => {
  document.body.innerHTML = `
    <nav><a href="/sessions" id="tab">Sessions</a> <a href="/" id="other">Home</a></nav>
    <main><input id="field" /></main>
    <div role="dialog"><button id="close">Close</button></div>`;
});

test('focus that was lost with the previous page moves to the new one [WCAG 2.4.3]', () => {
  expect(mayTakeFocus(document.body)).toBe(true);
});
test('focus that stayed on a link outside the page moves to the new page [WCAG 2.4.3]', () => {
  expect(mayTakeFocus(focus('tab'))).toBe(true);
});
test('focus does not move if the user has moved it meanwhile [WCAG 3.2.5]', () => {
  const before = focus('tab');
  focus('other');
  expect(mayTakeFocus(before)).toBe(false);
});
test.each(['field', 'close'])('focus that the page itself has set does not move: %s', (id) => {
  expect(mayTakeFocus(focus(id))).toBe(false);
});
