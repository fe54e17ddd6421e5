import { expect, type Locator, type Page } from '@playwright/test';

/** The public pages with their title and heading, and the requirement on the link to them (spec §2). */
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
  { row: 'PB-05', path: '/blog', link: 'Blog', heading: 'The blog is coming soon', title: 'Blog – Janani' },
];

/** The element is hydrated: React has attached its fiber to it. */
export const expectHydrated = (element: Locator) =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber'))))
    .toBe(true);

/** A public page is hydrated completely once the footer is, which is hydrated last. */
export const expectPageHydrated = async (page: Page) => {
  await expectHydrated(page.getByRole('contentinfo'));
};

/** Holds back scripts of the app, or those whose name begins with `name`, until the returned function is called. */
export const holdScripts = async (page: Page, name = ''): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/${name}*.js*`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
