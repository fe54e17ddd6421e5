import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type LinkComponentProps, UiProvider } from '../provider/index.ts';
import { SiteHeader } from './index.ts';
import { publicLinks } from './sample-links.ts';
import { siteHeaderTester } from './SiteHeader.testing.ts';

const onNavigate = fn();

/** A router's link: the page is not reloaded. */
const RouterLink = ({ href, children, ...anchor }: LinkComponentProps) => (
  <a
    {...anchor}
    href={href}
    onClick={(event) => {
      event.preventDefault();
      onNavigate(href);
    }}
  >
    {children}
  </a>
);

const meta = {
  title: 'Navigation/SiteHeader',
  component: SiteHeader,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    links: publicLinks,
    currentHref: '#home',
    homeHref: '#home',
    signIn: { href: '#signin', label: 'Sign In' },
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '200vb' }}>
        <UiProvider linkComponent={RouterLink}>
          <Story />
        </UiProvider>
        <main id="main" tabIndex={-1} style={{ padding: '2rem' }}>
          <h1>Your journey to beautiful motherhood</h1>
          <p>
            <a href="#pricing">Pricing</a>
          </p>
        </main>
      </div>
    ),
  ],
} satisfies Meta<typeof SiteHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'w1280', isRotated: false } };
const phone = { viewport: { value: 'w360', isRotated: false } };

/** Stays in view, marks the current page, and has a skip link. */
export const Desktop: Story = {
  name: 'On a desktop',
  tags: ['PB-01', 'PB-08', 'SiteHeader 4'],
  globals: desktop,
  play: async ({ canvas, canvasElement }) => {
    const header = siteHeaderTester(within(canvasElement));
    const links = within(canvas.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(['Home', 'About Us', 'Pricing', 'Blog']);
    await expect(header.element().querySelector('a[aria-current]:hover, a[aria-current]')).not.toBeNull();

    window.scrollTo(0, 400);
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(100));
    await expect(header.element().getBoundingClientRect().top).toBe(0);
    window.scrollTo(0, 0);

    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toHaveFocus();
    await expect(getComputedStyle(skip).clipPath).toBe('none');
    // While it is shown it covers the logo.
    skip.blur();
  },
};

/** The menu closes on Escape with focus back, when focus leaves and on navigation. */
export const Phone: Story = {
  name: 'On a phone',
  tags: ['PB-07', 'PB-09', 'SiteHeader 4'],
  globals: phone,
  play: async ({ canvasElement }) => {
    const header = siteHeaderTester(within(canvasElement));
    const toggle = canvasElement.querySelector('summary');
    await expect(toggle).toBeVisible();
    await expect(header.isMenuOpen()).toBe(false);

    await header.toggleMenu();
    await waitFor(() => expect(header.isMenuOpen()).toBe(true));
    canvasElement.querySelector<HTMLElement>('details li a')?.focus();
    await userEvent.keyboard('{Escape}');
    await expect(header.isMenuOpen()).toBe(false);
    await expect(toggle).toHaveFocus();

    await header.toggleMenu();
    await header.followFromMenu('Pricing');
    await expect(onNavigate).toHaveBeenLastCalledWith('#pricing');
    await expect(header.isMenuOpen()).toBe(false);

    await header.toggleMenu();
    await waitFor(() => expect(header.isMenuOpen()).toBe(true));
    within(canvasElement).getByRole('main').querySelector('a')?.focus();
    await waitFor(() => expect(header.isMenuOpen()).toBe(false));
  },
};

/** A scrim covers the page under the open menu, and a press on it closes the menu. */
export const PressBesideMenu: Story = {
  name: 'A press beside the menu closes it',
  globals: phone,
  play: async ({ canvasElement }) => {
    const header = siteHeaderTester(within(canvasElement));
    const toggle = canvasElement.querySelector('summary');
    const getElementBelow = () => document.elementFromPoint(innerWidth / 2, innerHeight - 4);
    await expect(getElementBelow()).not.toBe(toggle);
    await header.toggleMenu();
    await expect(getElementBelow()).toBe(toggle);
    await expect(getComputedStyle(toggle!, '::after').opacity).toBe('0.55');
    (getElementBelow() as HTMLElement).click();
    await waitFor(() => expect(header.isMenuOpen()).toBe(false));
    await expect(getElementBelow()).not.toBe(toggle);
  },
};

/** The target of an anchor is not hidden under the bar. */
export const Anchors: Story = {
  name: 'Anchors below the bar',
  tags: ['SiteHeader 4'],
  globals: desktop,
  play: async ({ canvas, canvasElement }) => {
    const bar = siteHeaderTester(within(canvasElement)).element();
    const page = canvasElement.ownerDocument.documentElement;
    const padding = Number.parseFloat(getComputedStyle(page).scrollPaddingBlockStart);
    await expect(padding).toBeGreaterThan(bar.getBoundingClientRect().height);
    window.scrollTo(0, page.scrollHeight);
    const anchor = canvas.getByRole('heading', { level: 1 });
    anchor.scrollIntoView();
    await expect(anchor.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      bar.getBoundingClientRect().bottom,
    );
  },
};

/** Every control of the header is 48 px high, rows of the menu 56. */
export const PhoneTargets: Story = {
  name: 'Target size on a phone',
  globals: phone,
  play: async ({ canvasElement }) => {
    const header = siteHeaderTester(within(canvasElement));
    await header.toggleMenu();
    const heights = [...header.element().querySelectorAll<HTMLElement>('details li a')].map(
      (link) => link.getBoundingClientRect().height,
    );
    await expect(heights).toHaveLength(4);
    for (const height of heights) await expect(height).toBeGreaterThanOrEqual(56);
    const toggle = canvasElement.querySelector('summary')?.getBoundingClientRect();
    await expect(Math.min(toggle?.width ?? 0, toggle?.height ?? 0)).toBeGreaterThanOrEqual(48);
  },
};
