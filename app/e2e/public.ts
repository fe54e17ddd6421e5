import { expect, type Locator, type Page } from '@playwright/test';

/** The public pages, the requirement of the link that leads there, and what stands at their top (spec §2). */
export const publicPages = [
  {
    row: 'PB-02',
    path: '/',
    link: 'Home',
    heading: 'Your journey to beautiful motherhood',
    title: /^Janani: /,
  },
  {
    row: 'PB-03',
    path: '/about',
    link: 'About Us',
    heading: 'Care that sits beside you',
    title: 'About Us – Janani',
  },
  {
    row: 'PB-04',
    path: '/pricing',
    link: 'Pricing',
    heading: 'A plan for every mother',
    title: 'Pricing – Janani',
  },
  { row: 'PB-05', path: '/blog', link: 'Blog', heading: 'Blog', title: 'Blog – Janani' },
];

/** The markup has been taken over by its script: React keeps its own notes on the elements. */
export const expectTakenOver = (element: Locator) =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber'))))
    .toBe(true);

/** All of a public page has been taken over: the footer comes last. */
export const expectPageTakenOver = async (page: Page) => {
  await expectTakenOver(page.getByRole('contentinfo'));
};

/** Holds the app's scripts back until it is called, so that the page can be seen without them. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
