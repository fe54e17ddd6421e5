import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { APP_START } from '../../worker/worker-urls.ts';
import { escapeMarkup } from './escape.ts';
import type { Page, Site } from './page.ts';

export const getRobots = (origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;

/** How long the contact is declared valid; RFC 9116, 2.5.5, recommends less than a year. */
const CONTACT_DAYS = 360;
const DAY_MS = 86_400_000;

/** Where to report a weakness (RFC 9116). */
export const getSecurityText = (contact: string, origin: string, now: Date): string => {
  const expires = new Date(now.getTime() + CONTACT_DAYS * DAY_MS).toISOString().replace(/\.\d+/, '');
  return `Contact: ${contact}\nExpires: ${expires}\nCanonical: ${origin}/.well-known/security.txt\n`;
};

/** The pages to index, each URL once: not the second URL of a page, and not the sign-in page. */
export const getSitemap = (pages: Page[], origin: string): string => {
  const urls = pages
    .filter(({ path, canonical, hidesIfSignedIn }) => path === canonical && !hidesIfSignedIn)
    .map(({ path }) => origin + path);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.map((url) => `  <url><loc>${escapeMarkup(url)}</loc></url>`).join('\n')}
</urlset>
`;
};

const SCREENSHOTS = join(import.meta.dirname, '../../public/screenshots');

const hasScreenshot = ({ file }: Site['screenshots'][number]) => existsSync(join(SCREENSHOTS, file));

/** The user may have chosen another language since: a prefix would win over it (head-scripts.ts). */
const getStartParameter = (prefix: string) => (prefix === '' ? '' : `?${APP_START}`);

/** The manifest of the installed app. The colours are `alta 700` and `malai 50`. */
export const getWebManifest = ({
  name,
  description,
  locale,
  dir,
  prefix,
  shortcuts,
  screenshots,
}: Site): string =>
  JSON.stringify({
    name,
    short_name: name,
    description,
    lang: locale,
    dir,
    id: '/',
    start_url: (prefix || '/') + getStartParameter(prefix),
    scope: '/',
    display: 'standalone',
    background_color: '#fefaf4',
    theme_color: '#fefaf4',
    shortcuts: shortcuts.map(({ name: title, path }) => ({
      name: title,
      url: path + getStartParameter(prefix),
    })),
    // A language has none until they have been taken (app/scripts/take-screenshots.ts).
    screenshots: screenshots.filter(hasScreenshot).map(({ file, label, isWide }) => ({
      src: `/screenshots/${file}`,
      label,
      sizes: isWide ? '1280x800' : '540x960',
      type: 'image/png',
      form_factor: isWide ? 'wide' : 'narrow',
    })),
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      // One colour, which the phone chooses: the crescent and the dot are holes.
      { src: '/icon-monochrome.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
    ],
  });
