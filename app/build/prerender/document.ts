import { signedInScript, signedInStyle, languageScript, memberFilesScript } from './head-scripts.ts';
import { frameScript, frameStyle } from './frame-script.ts';
import { getHead } from './head.ts';
import { type Manifest, getEntryModule, getRequiredFiles } from './manifest.ts';
import type { Page, Site, Fallbacks } from './page.ts';

/** The inputs of a document. */
export type DocumentInputs = {
  /** `index.html` as the client build wrote it. */
  template: string;
  manifest: Manifest;
  site: Site;
  /** Reads the text of a built file. */
  read: (file: string) => string;
  /** The `integrity` of a built file. */
  integrity: (file: string) => string;
  /** Built files whose name starts with this. */
  find: (name: string) => string;
  /** The script that sends the first call of a signed-in page, for a prefix of paths. */
  earlyCall: (prefix: string) => string;
  /** The languages that have documents under a prefix: each document sends their readers there. */
  otherLanguages: string[];
};

const getNoScript = ({ needsScript }: Fallbacks) =>
  `<noscript><style>#root{display:none}</style>${needsScript}</noscript>`;

const replaceOnce = (html: string, marker: string | RegExp, by: string): string => {
  const next = html.replace(marker, () => by);
  if (next === html && !html.includes(by))
    throw new Error(`index.html has no ${String(marker)} for the prerenderer to replace. Restore it.`);
  return next;
};

/** Vite's own links and script, which are removed: each document gets others. */
const VITE_TAGS =
  /\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>|\s*<script type="module"[^>]*><\/script>/g;
const HEAD_MARKER = '<!--head-->';
const ROOT = '<div id="root"></div>';

const preloadFont = (file: string) =>
  `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`;

/** The template is in English, and so is its manifest. */
const localizeTemplate = (html: string, { locale, dir, prefix }: Site): string =>
  replaceOnce(
    replaceOnce(html, /<html lang="[^"]*">/, `<html lang="${locale}"${dir === 'rtl' ? ' dir="rtl"' : ''}>`),
    'href="/manifest.webmanifest"',
    `href="${prefix}/manifest.webmanifest"`,
  );

const moduleScript = (file: string, { integrity }: DocumentInputs) =>
  `<script type="module" crossorigin src="/${file}" integrity="${integrity(file)}"></script>`;
/** The script of a page that works as plain HTML: fetched after what is visible, and started by the first script. */
const deferredScript = (file: string, built: DocumentInputs) =>
  `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}" integrity="${built.integrity(file)}" /><template id="entry">${moduleScript(file, built)}</template>`;
/**
 * For the `fetch` that checks every file before it is imported (src/loading/fetch-then-import.ts). If the integrity of
 * a `modulepreload` fails, the import fetches the file again, and then once more by its URL alone.
 */
const preloadScript = (file: string) => `<link rel="preload" as="fetch" crossorigin href="/${file}" />`;

const getEntryFile = ({ manifest }: DocumentInputs): string => manifest[getEntryModule(manifest)]?.file ?? '';

/** All styles inline. An inline sheet is also linked, disabled, so that no script fetches it a second time. */
const getStyles = (files: string[], { read }: DocumentInputs, additionalStyles = ''): string[] => [
  `<style>${(files.map((file) => read(file)).join('\n') + additionalStyles).trim()}</style>`,
  ...files.map((file) => `<link rel="stylesheet" href="/${file}" disabled />`),
];

const getLanguageScript = ({ otherLanguages }: DocumentInputs) =>
  `<script>${languageScript(otherLanguages)}</script>`;

/** Before the markup: the message for a script that cannot be loaded. */
const getBody = (root: string, { notStarted }: Fallbacks) => `${notStarted}\n    ${root}`;

/** A page's document: its head, all its styles inline, its markup. */
export const getDocument = (
  page: Page,
  markup: string,
  fallbacks: Fallbacks,
  built: DocumentInputs,
): string => {
  const { template, manifest, site, find } = built;
  if (/\sstyle="/.test(markup))
    throw new Error(
      `${page.path} has a style attribute, which the Content-Security-Policy forbids. Use a class.`,
    );
  const { styles } = getRequiredFiles(manifest, [getEntryModule(manifest), ...page.modules]);
  const { scripts } = getRequiredFiles(manifest, page.scripts);
  const entryFile = getEntryFile(built);
  const head = [
    getLanguageScript(built),
    getHead(page, site),
    // Before the styles, so that its download starts while they arrive.
    (page.hidesIfSignedIn ? moduleScript : deferredScript)(entryFile, built),
    preloadFont(find('assets/anek-latin-')),
    // The rupee sign is in a separate font.
    ...(markup.includes('₹') ? [preloadFont(find('assets/anek-rupee-'))] : []),
    ...getStyles(styles, built, page.hidesIfSignedIn ? signedInStyle : ''),
    ...scripts.filter((file) => file !== entryFile).map(preloadScript),
    ...(page.hidesIfSignedIn ? [`<script>${signedInScript}</script>`] : []),
  ].join('\n    ');
  const root = `<div id="root" data-page="${page.path}">${markup}</div>`;
  return replaceOnce(
    replaceOnce(localizeTemplate(template.replaceAll(VITE_TAGS, ''), site), HEAD_MARKER, head),
    ROOT,
    getBody(
      page.hidesIfSignedIn
        ? `<div id="starting">${fallbacks.loading}</div>\n    ${root}\n    ${getNoScript(fallbacks)}`
        : root,
      fallbacks,
    ),
  );
};

/** The modules of signed-in pages: of their frame, and by the first segment of a page's path. */
export type MemberModules = { frame: string[]; pages: Record<string, string[]> };

const getMemberFiles = (pages: MemberModules['pages'], inDocument: string[], { manifest }: DocumentInputs) =>
  Object.fromEntries(
    Object.entries(pages).map(([page, names]) => {
      const { scripts, styles } = getRequiredFiles(manifest, names);
      return [page, [...scripts, ...styles].filter((file) => !inDocument.includes(file))];
    }),
  );

const getTemplate = ([page, markup]: [string, string]) =>
  `<template data-frame="${page}">${markup}</template>`;

/** The document of every other URL: it shows "Loading..." until the app has been fetched. */
export const getShell = (
  fallbacks: Fallbacks,
  built: DocumentInputs,
  modules: MemberModules = { frame: [], pages: {} },
): string => {
  const { template, manifest, site } = built;
  const { styles } = getRequiredFiles(manifest, [getEntryModule(manifest), ...modules.frame]);
  const files = getMemberFiles(modules.pages, [getEntryFile(built), ...styles], built);
  const frames = Object.entries(fallbacks.frames).map(getTemplate).join('');
  const head = [
    getLanguageScript(built),
    `<title>${site.name}</title>`,
    '<meta name="robots" content="noindex" />',
    moduleScript(getEntryFile(built), built),
    `<script>${memberFilesScript(site.prefix, files)}</script>`,
    `<script>${built.earlyCall(site.prefix)}</script>`,
    ...getStyles(styles, built, frameStyle),
  ].join('\n    ');
  return replaceOnce(
    replaceOnce(localizeTemplate(template.replaceAll(VITE_TAGS, ''), site), HEAD_MARKER, head),
    ROOT,
    getBody(
      `<div id="root">${fallbacks.loading}</div>\n    ${getNoScript(fallbacks)}\n    ${frames}<script>${frameScript(site.prefix)}</script>`,
      fallbacks,
    ),
  );
};
