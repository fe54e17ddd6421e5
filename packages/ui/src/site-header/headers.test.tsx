import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { MemberHeader, NotificationBell, SiteHeader, type SiteHeaderProps } from './index.ts';

afterEach(cleanup);

const props: SiteHeaderProps = {
  links: [
    { href: '/', label: 'Home' },
    { href: '/about', label: 'About Us' },
    { href: '/pricing', label: 'Pricing' },
    { href: '/blog', label: 'Blog' },
  ],
  currentHref: '/about',
  homeHref: '/',
  signIn: { href: '/signin', label: 'Sign In' },
};

test('the menu is in the server’s HTML as a native disclosure, so that it opens without a script [PB-07]', () => {
  const html = renderToString(<SiteHeader {...props} />);
  const menu = html.slice(html.indexOf('<details'), html.indexOf('</details>'));
  expect(menu).toContain('<summary aria-label="Menu"');
  for (const href of ['/', '/about', '/pricing', '/blog', '/signin'])
    expect(menu).toContain(`href="${href}"`);
});

test('only the link of the current page has aria-current [PB-08]', () => {
  const { container } = render(<SiteHeader {...props} />);
  const current = [...container.querySelectorAll('[aria-current]')];
  // Once in the bar, once in the menu; styles show one of the two.
  expect(current.map((link) => link.textContent)).toEqual(['About Us', 'About Us']);
  expect(current.every((link) => link.getAttribute('aria-current') === 'page')).toBe(true);
});

test('another language is a link to another document, in its own script, in the bar and in the menu', () => {
  const languages = [{ lang: 'hi-IN', label: 'हिन्दी', href: '/hi/about' }];
  const { container } = render(<SiteHeader {...props} languages={languages} />);
  const links = [...container.querySelectorAll('a[hreflang="hi-IN"][lang="hi-IN"][href="/hi/about"]')];
  expect(links.map((link) => link.textContent)).toEqual(['हिन्दी', 'हिन्दी']);
  expect(links.map((link) => link.closest('details') !== null)).toEqual([false, true]);
});

test('SiteHeader 4: the first tab stop skips to the page', () => {
  const { container } = render(<SiteHeader {...props} mainId="content" />);
  const first = container.querySelector('a');
  expect(first?.textContent).toBe('Skip to main content');
  expect(first?.getAttribute('href')).toBe('#content');
});

test('the bell is named with the number of notifications and is not a button [T-02]', () => {
  render(<NotificationBell count={2} />);
  expect(screen.getByRole('img', { name: '2 new notifications' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('zero notifications have a text, and no visible count', () => {
  const { container } = render(<NotificationBell count={0} />);
  expect(screen.getByRole('img', { name: 'No new notifications' })).toBeTruthy();
  expect(container.textContent).toBe('');
});

test('MemberHeader: shows its slots, and the back link has its label', () => {
  render(
    <MemberHeader
      links={[{ href: '/sessions', label: 'Sessions' }]}
      homeHref="/dashboard"
      back={{ href: '/sessions', label: 'All sessions' }}
      phoneTitle="Session"
      notifications={<NotificationBell count={2} />}
      account={<button type="button">Account</button>}
    />,
  );
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'All sessions' }).getAttribute('href')).toBe('/sessions');
  expect(header.getByRole('img', { name: '2 new notifications' })).toBeTruthy();
  expect(header.getByRole('button', { name: 'Account' })).toBeTruthy();
});
