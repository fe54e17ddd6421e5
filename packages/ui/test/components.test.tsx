import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ExportedComponent, loadComponents } from './package-exports.ts';
import { initiallyEmptyComponents, getSpecimen } from './specimens.tsx';

const components = await loadComponents();
const table = components.map((exported) => [exported.name, exported] as const);

const renderSpecimen = async (exported: ExportedComponent, extra: Record<string, unknown> = {}) => {
  const { container } = render(await getSpecimen(exported, extra));
  const specimen = container.querySelector('[data-specimen]');
  if (!specimen) throw new Error(`The stories of ${exported.name} do not render it.`);
  return specimen;
};

// jsdom has no media queries; a wide screen with a mouse matches none of those used here.
vi.stubGlobal('matchMedia', (media: string) =>
  Object.assign(new EventTarget(), { matches: false, media, onchange: null }),
);

afterEach(cleanup);

describe('convention: every exported component', () => {
  it('is found, so that the loop is not empty', () => {
    expect(components.length).toBeGreaterThan(40);
  });

  it.each(table)('%s: its name in DevTools and stack traces is that of its export', (name, { component }) => {
    expect(component.displayName ?? component.name).toBe(name);
  });

  it.each(table)('%s: its first story renders', async (_name, exported) => {
    expect((await renderSpecimen(exported)).hasChildNodes()).toBe(
      !initiallyEmptyComponents.has(exported.name),
    );
  });
});
