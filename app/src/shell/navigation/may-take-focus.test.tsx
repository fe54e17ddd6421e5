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

test('WCAG 2.4.3 focus that was lost with the page before is taken', () => {
  expect(mayTakeFocus(document.body)).toBe(true);
});
test('WCAG 2.4.3 so is focus that stayed on the link of the frame', () => {
  expect(mayTakeFocus(focus('tab'))).toBe(true);
});
test('WCAG 3.2.5 not where the user has gone meanwhile', () => {
  const before = focus('tab');
  focus('other');
  expect(mayTakeFocus(before)).toBe(false);
});
test.each(['field', 'close'])('not from what the page itself has focused: %s', (id) => {
  expect(mayTakeFocus(focus(id))).toBe(false);
});
