/**
 * The props with which a product positions, marks and restyles every component
 * (docs/decisions/components.md#styling-hook).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPropsReader } from './declared-props.ts';
import { type ExportedComponent, loadComponents } from './package-exports.ts';
import { initiallyEmptyComponents, getSpecimen } from './specimens.tsx';

const components = await loadComponents();
const hasProp = createPropsReader();
const table = components.map((exported) => [exported.name, exported] as const);
const opensOverThePage = (name: string) => ['Dialog', 'ConfirmDialog', 'Sheet'].includes(name);
/** The props that make a component visible that is not visible by default. */
const getVisibleProps = (name: string) => {
  if (opensOverThePage(name)) return { isOpen: true };
  return initiallyEmptyComponents.has(name) ? { errors: [{ error: 'The code has expired.' }] } : {};
};

/** Renders no element that could be positioned. */
const WITHOUT_ROOT = ['LiveRegion', 'ToastProvider', 'UiProvider', 'VisuallyHidden'];

vi.stubGlobal('matchMedia', (media: string) =>
  Object.assign(new EventTarget(), { matches: false, media, onchange: null }),
);
afterEach(cleanup);

const getRoot = async (exported: ExportedComponent, extra: Record<string, unknown>) => {
  const { container } = render(await getSpecimen(exported, { ...extra, ...getVisibleProps(exported.name) }));
  return opensOverThePage(exported.name)
    ? document.querySelector('[role$="dialog"]')?.parentElement
    : container.querySelector('[data-specimen]')?.firstElementChild;
};

it('every component has `className` and `style`, except those listed here', () => {
  const unstyleable = table.map(([name]) => name).filter((name) => !hasProp(name, 'className'));
  expect(unstyleable.toSorted()).toEqual(WITHOUT_ROOT.toSorted());
});

const styleable = table.filter(([name]) => hasProp(name, 'className'));

describe.each(styleable)('%s', (_name, exported) => {
  it('puts className, after its own classes, and style on its outermost element', async () => {
    const root = await getRoot(exported, { className: 'of-the-page', style: { order: 7 } });
    expect(root?.classList.contains('of-the-page')).toBe(true);
    expect((root as HTMLElement | null)?.style.order).toBe('7');
    expect(document.querySelectorAll('.of-the-page').length).toBe(1);
  });

  it('passes its element, its control, or a handle that moves the focus to a ref', async () => {
    const ref = vi.fn<(element: unknown) => void>();
    await getRoot(exported, { ref });
    const refValue = ref.mock.calls.flat().find((argument) => argument !== null);
    expect(refValue).toHaveProperty('focus', expect.any(Function));
  });

  it('passes aria attributes on, to one element', async () => {
    await getRoot(exported, { 'aria-details': 'probe' });
    expect(document.querySelectorAll('[aria-details="probe"]')).toHaveLength(1);
  });

  it('passes data attributes on, to one element', async () => {
    await getRoot(exported, { 'data-analytics-id': 'probe' });
    expect(document.querySelectorAll('[data-analytics-id="probe"]')).toHaveLength(1);
  });
});

type Row = { name: string; parts: string[] };
const manifest = readFileSync(join(import.meta.dirname, '../components.json'), 'utf8');
const { components: rows } = JSON.parse(manifest) as { components: Row[] };
const getListedParts = (name: string) => rows.find((row) => row.name === name)?.parts ?? [];
const getRenderedParts = () =>
  [...document.querySelectorAll<HTMLElement>('[data-specimen] [data-part]')].map(
    ({ dataset }) => dataset['part'],
  );

const fields = table.filter(([name]) => hasProp(name, 'error') && hasProp(name, 'label'));

it('components with a label and an error are the fields', () => expect(fields.length).toBeGreaterThan(10));

describe.each(fields)('%s, a field', (name, exported) => {
  it('has its label and its error under the names that components.json lists', async () => {
    await getRoot(exported, { error: 'Not right.' });
    expect(getRenderedParts()).toEqual(expect.arrayContaining(['label', 'note']));
    expect(getListedParts(name)).toEqual(expect.arrayContaining(getRenderedParts()));
  });
});
