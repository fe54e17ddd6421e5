import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { propsReader } from './declared-props.ts';
import { type ExportedComponent, loadComponents } from './package-exports.ts';
import { silentAtRest, specimenOf } from './specimens.tsx';

const components = await loadComponents();
const hasProp = propsReader();
const table = components.map((exported) => [exported.name, exported] as const);
const thatTake = (prop: string) => table.filter(([name]) => hasProp(name, prop));

const show = async (exported: ExportedComponent, extra: Record<string, unknown> = {}) => {
  const { container } = render(await specimenOf(exported, extra));
  const specimen = container.querySelector('[data-specimen]');
  if (!specimen) throw new Error(`The stories of ${exported.name} put something around it and leave it out.`);
  return specimen;
};

// jsdom has no media queries; a wide screen with a mouse answers no to all that are asked here.
vi.stubGlobal('matchMedia', (media: string) =>
  Object.assign(new EventTarget(), { matches: false, media, onchange: null }),
);

afterEach(cleanup);

describe('house rule: every exported component', () => {
  it('is found: the loop is not empty', () => {
    expect(components.length).toBeGreaterThan(40);
  });

  it.each(table)(
    '%s is called what it is exported as, for DevTools and for stack traces',
    (name, { component }) => {
      expect(component.displayName ?? component.name).toBe(name);
    },
  );

  it.each(table)('%s can be rendered from its first story', async (_name, exported) => {
    expect((await show(exported)).hasChildNodes()).toBe(!silentAtRest.has(exported.name));
  });
});

// Whoever takes a `ref` has one element that matters, the control; it carries the page's marks too.
describe('house rule: ref and data attributes', () => {
  it('is about every control', () => {
    expect(thatTake('ref').map(([name]) => name)).toEqual(
      expect.arrayContaining(['Button', 'IconButton', 'Link', 'Select', 'TextField']),
    );
  });

  it.each(thatTake('ref'))(
    '%s hands over its element, or a handle that moves focus',
    async (_name, exported) => {
      let given: unknown;
      await show(exported, {
        ref: (value: unknown) => {
          given ??= value ?? undefined;
        },
      });
      const isElement = given instanceof Element;
      expect(isElement || typeof (given as HTMLElement | undefined)?.focus === 'function').toBe(true);
    },
  );

  it.each(thatTake('ref'))('%s passes data attributes on', async (_name, exported) => {
    const container = await show(exported, { 'data-analytics-id': 'probe' });
    expect(container.querySelectorAll('[data-analytics-id="probe"]')).toHaveLength(1);
  });
});
