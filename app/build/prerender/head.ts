import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { escapeMarkup } from './escape.ts';
import type { Page, Site } from './page.ts';

const getMeta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeMarkup(content)}" />`;

/** A `<` inside the data could close the element. */
const getDataBlock = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

const PUBLIC = join(import.meta.dirname, '../../public');

/** A language without a social card uses the English one (app/scripts/draw-pictures.ts). */
const getCard = ({ card }: Site): string =>
  existsSync(join(PUBLIC, card.file)) ? card.file : 'social-card-en.png';

const getAlternate = (locale: string, path: string, site: Site) =>
  `<link rel="alternate" hreflang="${locale}" href="${new URL(path, site.origin).href}" />`;

/** The head of a page: its title, and the metadata for search engines and messengers. */
export const getHead = ({ title, description, canonical, alternates, data }: Page, site: Site): string => {
  const url = new URL(canonical, site.origin).href;
  return [
    `<title>${escapeMarkup(title)}</title>`,
    getMeta('name', 'description', description),
    `<link rel="canonical" href="${url}" />`,
    ...alternates.map(({ locale, path }) => getAlternate(locale, path, site)),
    ...alternates.slice(0, 1).map(({ path }) => getAlternate('x-default', path, site)),
    getMeta('property', 'og:type', 'website'),
    getMeta('property', 'og:site_name', site.name),
    getMeta('property', 'og:locale', site.locale.replace('-', '_')),
    getMeta('property', 'og:title', title),
    getMeta('property', 'og:description', description),
    getMeta('property', 'og:url', url),
    getMeta('property', 'og:image', new URL(`/${getCard(site)}`, site.origin).href),
    getMeta('property', 'og:image:width', '1200'),
    getMeta('property', 'og:image:height', '630'),
    getMeta('property', 'og:image:alt', site.card.text),
    getMeta('name', 'twitter:card', 'summary_large_image'),
    ...data.map((block) => getDataBlock(block)),
  ].join('\n    ');
};
