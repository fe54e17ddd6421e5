import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { escapeMarkup } from './escape.ts';
import type { Page, Site } from './page.ts';

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeMarkup(content)}" />`;

/** A `<` inside the data could close the element. */
const dataBlock = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

const PUBLIC = join(import.meta.dirname, '../../public');

/** A language without a picture uses the English one (app/scripts/draw-pictures.ts). */
const getCard = ({ card }: Site): string =>
  existsSync(join(PUBLIC, card.file)) ? card.file : 'social-card-en.png';

const alternate = (locale: string, path: string, site: Site) =>
  `<link rel="alternate" hreflang="${locale}" href="${new URL(path, site.origin).href}" />`;

/** What search engines and messengers read of a page. */
export const getHead = ({ title, description, canonical, alternates, data }: Page, site: Site): string => {
  const url = new URL(canonical, site.origin).href;
  return [
    `<title>${escapeMarkup(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${url}" />`,
    ...alternates.map(({ locale, path }) => alternate(locale, path, site)),
    ...alternates.slice(0, 1).map(({ path }) => alternate('x-default', path, site)),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:locale', site.locale.replace('-', '_')),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', new URL(`/${getCard(site)}`, site.origin).href),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', site.card.text),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...data.map((block) => dataBlock(block)),
  ].join('\n    ');
};
