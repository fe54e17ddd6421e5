// @vitest-environment node
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from '../src/button/index.ts';
import { DatePickerField } from '../src/date-picker-field/index.ts';
import { IconButton } from '../src/icon-button/index.ts';
import { XIcon } from '../src/icons/index.ts';
import { Link, LinkButton } from '../src/link/index.ts';
import { Menu } from '../src/menu/index.ts';
import { PhoneField } from '../src/phone-field/index.ts';
import { hindi } from '../src/messages/hi/index.ts';
import { UiProvider } from '../src/provider/index.ts';
import { SearchField } from '../src/search-field/index.ts';
import { Select } from '../src/select/index.ts';
import { Spinner } from '../src/spinner/index.ts';
import { TextField } from '../src/text-field/index.ts';
import { loadComponents } from './package-exports.ts';
import { initiallyEmptyComponents, getSpecimen } from './specimens.tsx';

const STATES = [{ value: '30', label: 'Goa' }];

/** Each control, and the markup that must be in the document. */
const CONTROLS: [name: string, control: () => ReactElement, html: string][] = [
  ['Button', () => <Button>Sign In</Button>, 'Sign In'],
  ['DatePickerField', () => <DatePickerField label="Due date" value="" />, 'Pick a date'],
  [
    'IconButton',
    () => (
      <IconButton label="Close">
        <XIcon />
      </IconButton>
    ),
    'aria-label="Close"',
  ],
  ['Link', () => <Link href="/about">About Us</Link>, '<a href="/about"'],
  ['LinkButton', () => <LinkButton href="/pricing">Pricing</LinkButton>, '<a href="/pricing"'],
  ['Menu', () => <Menu items={[]} label="Account" trigger="AD" />, 'aria-haspopup="menu"'],
  ['PhoneField', () => <PhoneField label="Phone number" value="98" />, 'value="98"'],
  ['SearchField', () => <SearchField label="Search sessions" value="" />, 'Search...'],
  ['Select', () => <Select items={STATES} label="State" value="30" />, 'Goa'],
  ['Spinner', () => <Spinner />, 'Loading...'],
  ['TextField', () => <TextField label="City" value="Pune" />, 'value="Pune"'],
];

describe('rendered on a server', () => {
  it.each(CONTROLS)('%s is complete', (_name, control, html) => {
    expect(globalThis).not.toHaveProperty('window');
    expect(renderToString(control())).toContain(html);
  });

  it('uses the language of UiProvider', () => {
    const html = renderToString(
      <UiProvider locale="hi-IN" messages={hindi}>
        <DatePickerField label="तारीख" value="" />
      </UiProvider>,
    );
    expect(html).toContain('तारीख चुनें');
  });

  // The CSP of an app allows no `style` attribute in a document (ASVS 3.4.3).
  it.each(CONTROLS)('%s has no style attribute', (_name, control) => {
    expect(renderToString(control())).not.toMatch(/<[^>]+ style=/);
  });
});

const components = (await loadComponents()).map((exported) => [exported.name, exported] as const);

describe('convention: every exported component renders on a server', () => {
  it.each(components)('%s', async (_name, exported) => {
    expect(globalThis).not.toHaveProperty('window');
    expect(renderToString(await getSpecimen(exported))).toMatch(
      initiallyEmptyComponents.has(exported.name) ? /data-specimen/ : /data-specimen=""><\w/,
    );
  });
});
