/** The console messages of a page, and its axe violations. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';

const axe = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@storybook/addon-a11y/package.json')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

type Violation = { id: string; nodes: { html: string }[] };
type Axe = { run: (root: string, options: object) => Promise<{ violations: Violation[] }> };

/** All console messages from now on, of the page and its iframes. */
export const collectConsoleMessages = (page: Page): string[] => {
  const messages: string[] = [];
  page.on('console', (message) =>
    messages.push(`${message.type()}: ${message.text()} ${message.location().url}`),
  );
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  return messages;
};

/** The axe violations within an element, each with the HTML of the affected elements. */
export const findAxeViolations = async (frame: Frame, root = 'html'): Promise<string[]> => {
  await frame.evaluate(axe);
  const violations = await frame.evaluate(async (selector) => {
    // While a page loads its content it has no h1 yet, since a screen reader would announce a placeholder heading.
    const isLoading = [...document.querySelectorAll('main :is(output, [role="status"])')].some(
      (status) => status.textContent !== '' && status.getBoundingClientRect().width > 1,
    );
    const { axe: checker } = window as unknown as { axe: Axe };
    const rules = { 'page-has-heading-one': { enabled: !isLoading } };
    // What an iframe shows is checked where it is a page of its own.
    return (await checker.run(selector, { rules, iframes: false })).violations;
  }, root);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};
