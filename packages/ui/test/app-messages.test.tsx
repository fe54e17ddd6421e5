import { join } from 'node:path';
import { SessionBadge } from '@janani/ui/badge';
import { hindi } from '@janani/ui/messages/hi';
import { Money } from '@janani/ui/money';
import { OtpInput } from '@janani/ui/otp-input';
import { UiProvider } from '@janani/ui/provider';
import { TextField } from '@janani/ui/text-field';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { readCatalogue } from '@janani/messages/src/catalogue.ts';
import { packageFolder } from './package-exports.ts';
import { createTempModules, findReadmeExample } from './readme-recipe.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const misspell = (code: string) =>
  code.replace('optional:', 'optionel:').replace("      next: 'அடுத்தது',\n", '');

test('the README’s recipe for a third language compiles and works; a wrong key does not compile', async () => {
  const recipe = findReadmeExample('UiMessages');
  const modules = createTempModules('recipe');
  const compilerMessages = modules.compile({ 'right.tsx': recipe, 'wrong.tsx': misspell(recipe) });
  expect(compilerMessages).not.toContain('right.tsx');
  expect(compilerMessages).toContain('optionel');
  expect(compilerMessages).toMatch(/Property 'next' is missing/);

  const { App } = await modules.run<{ App: ComponentType }>('right.tsx');
  render(<App />);
  expect(screen.getByRole('textbox', { name: 'பெயர் (விருப்பம்)' })).toBeDefined();
  const dictionary = Reflect.get(window, Symbol.for('react-aria.i18n.strings')) as Record<string, object>;
  expect(dictionary['@react-aria/overlays']).toEqual({ dismiss: 'மூடு' });
  expect(dictionary['@react-aria/dnd']).toEqual({});
}, 60_000);

test('an app replaces one message of a language of the package, and the others stay', () => {
  render(
    <UiProvider locale="hi-IN" messages={{ ...hindi, badge: { ...hindi.badge, enrolled: 'सीट पक्की' } }}>
      <SessionBadge state="enrolled" />
      <SessionBadge state="free" />
    </UiProvider>,
  );
  expect(screen.getByText('सीट पक्की')).toBeDefined();
  expect(screen.getByText('मुफ़्त सत्र')).toBeDefined();
});

test('the messages prop overrides the messages of the provider', () => {
  render(
    <UiProvider messages={{ money: { wasNow: (was, now) => `${was} before, ${now} today` } }}>
      <Money amount={999} originalAmount={1299} messages={{ wasNow: () => 'here' }} />
      <Money amount={999} originalAmount={1299} />
    </UiProvider>,
  );
  expect(document.body.textContent).toContain('here');
  expect(document.body.textContent).toContain('₹1,299 before, ₹999 today');
});

test("English falls back to the component's own messages when the app's are removed", () => {
  const card = (messages?: { badge: { enrolled: string } }) => (
    <UiProvider messages={messages}>
      <SessionBadge state="enrolled" />
    </UiProvider>
  );
  const { rerender } = render(card({ badge: { enrolled: 'Booked' } }));
  expect(screen.getByText('Booked')).toBeDefined();
  rerender(card());
  expect(screen.getByText('Enrolled')).toBeDefined();
});

test('in development, the messages that a component lacks are reported once', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fields = (
    <UiProvider locale="ml-IN" messages={{ field: { optional: '(ഐച്ഛികം)' } }}>
      <OtpInput label="കോഡ്" />
      <OtpInput label="കോഡ്" />
    </UiProvider>
  );
  render(fields).rerender(fields);
  const warnings = error.mock.calls.map(([text]) => String(text));
  expect(
    warnings.filter((text) => text.includes('"otpInput" has no message in "ml" for complete,')),
  ).toHaveLength(1);
  expect(warnings.filter((text) => text.includes('optional'))).toEqual([]);
});

test('in development, a language without any message is reported once, and its English is isolated', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { container } = render(
    <UiProvider locale="ur-IN">
      <SessionBadge state="enrolled" />
      <TextField label="کوڈ" necessity="required" />
    </UiProvider>,
  );
  expect(container.textContent).toContain('\u2066(required)\u2069');
  expect(error.mock.calls).toEqual([[expect.stringMatching(/no messages in "ur".*messages\/en\.pot/)]]);
});

test('in development, a language of the package without its messages is reported once, with the import', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { container } = render(
    <UiProvider locale="hi-IN">
      <SessionBadge state="enrolled" />
      <OtpInput label="कोड" />
    </UiProvider>,
  );
  expect(container.textContent).toContain('Enrolled');
  expect(error.mock.calls).toEqual([[expect.stringContaining("from '@janani/ui/messages/hi'")]]);
});

test('in development, neither English nor a language with its messages is reported', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const [locale, messages] of [['en-IN'], ['en-GB'], ['hi-IN', hindi]] as const)
    render(
      <UiProvider locale={locale} messages={messages}>
        <OtpInput label="Code" />
      </UiProvider>,
    );
  expect(error).not.toHaveBeenCalled();
});

test("no message names the product's users, since that is up to the product", () => {
  const { entries } = readCatalogue(join(packageFolder, 'messages/en.pot'));
  expect([...entries.values()].filter(({ source }) => /mother|mom/i.test(source))).toEqual([]);
});
