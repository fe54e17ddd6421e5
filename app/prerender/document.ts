import { knownScript, knownStyle, languageScript } from './head-scripts.ts';
import { headOf } from './head.ts';
import { type Manifest, entryModuleOf, needsOf } from './manifest.ts';
import type { Page, Site, StandIns } from './page.ts';

/** What a document is put together from. */
export type Built = {
  /** `index.html` as the client build wrote it. */
  template: string;
  manifest: Manifest;
  site: Site;
  /** The text of a built file. */
  read: (file: string) => string;
  /** Built files whose name starts so. */
  find: (name: string) => string;
  /** The languages that have documents of their own: where she reads one, those of the source send her there. */
  otherLanguages: string[];
};

const noScript = ({ needsScript }: StandIns) =>
  `<noscript><style>#root{display:none}</style>${needsScript}</noscript>`;

const replaceOnce = (html: string, part: string | RegExp, by: string): string => {
  const next = html.replace(part, () => by);
  if (next === html && !html.includes(by))
    throw new Error(`index.html has no ${String(part)} for the prerenderer to replace. Restore it.`);
  return next;
};

/** Vite's own links and its script, which each document gets anew. */
const OWN_TAGS =
  /\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>|\s*<script type="module"[^>]*><\/script>/g;
const HEAD_MARK = '<!--head-->';
const ROOT = '<div id="root"></div>';

const preloadFont = (file: string) =>
  `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`;

/** The template says English, and so does its manifest. */
const inLanguage = (html: string, { locale, prefix }: Site): string =>
  replaceOnce(
    replaceOnce(html, /<html lang="[^"]*">/, `<html lang="${locale}">`),
    'href="/manifest.webmanifest"',
    `href="${prefix}/manifest.webmanifest"`,
  );

/** Only the source's documents, which have no prefix, may have to be another's. */
const languageScriptFor = ({ site, otherLanguages }: Built): string[] =>
  site.prefix === '' ? [`<script>${languageScript(otherLanguages)}</script>`] : [];

/**
 * A page's document: its head, all its styles inline, its markup. A sheet that is inline is named
 * again, disabled, so that no script fetches it a second time.
 */
export const documentOf = (page: Page, markup: string, standIns: StandIns, built: Built): string => {
  const { template, manifest, site, read, find } = built;
  if (/\sstyle="/.test(markup))
    throw new Error(
      `${page.path} has a style attribute, which the Content-Security-Policy forbids. Use a class.`,
    );
  const entry = entryModuleOf(manifest);
  const { styles } = needsOf(manifest, [entry, ...page.modules]);
  const { scripts } = needsOf(manifest, page.scripts);
  const entryFile = manifest[entry]?.file;
  const css = styles.map((file) => read(file)).join('\n') + (page.hidesForKnown ? knownStyle : '');
  const head = [
    ...languageScriptFor(built),
    headOf(page, site),
    // Before the styles, so that it is on its way while they arrive; it runs when the page is complete.
    `<script type="module" crossorigin src="/${entryFile}"></script>`,
    preloadFont(find('assets/anek-latin-')),
    // The rupee sign is a font of its own.
    ...(markup.includes('₹') ? [preloadFont(find('assets/anek-rupee-'))] : []),
    `<style>${css.trim()}</style>`,
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled />`),
    ...scripts
      .filter((file) => file !== entryFile)
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
    ...(page.hidesForKnown ? [`<script>${knownScript}</script>`] : []),
  ].join('\n    ');
  const root = `<div id="root" data-page="${page.path}">${markup}</div>`;
  return replaceOnce(
    replaceOnce(inLanguage(template.replaceAll(OWN_TAGS, ''), site), HEAD_MARK, head),
    ROOT,
    page.hidesForKnown
      ? `<div id="starting">${standIns.loading}</div>\n    ${root}\n    ${noScript(standIns)}`
      : root,
  );
};

/** The document of every other address: it says "Loading..." until the app has been fetched. */
export const shellOf = (standIns: StandIns, built: Built): string => {
  const { template, site } = built;
  const head = [
    ...languageScriptFor(built),
    `<title>${site.name}</title>`,
    '<meta name="robots" content="noindex" />',
  ].join('\n    ');
  return replaceOnce(
    replaceOnce(inLanguage(template, site), HEAD_MARK, head),
    ROOT,
    `<div id="root">${standIns.loading}</div>\n    ${noScript(standIns)}`,
  );
};
