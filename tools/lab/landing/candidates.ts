/** A candidate: its name and its path on the bench server. */
export type Candidate = { name: string; path: string };

/** The baseline: the same markup, styles and font without scripts. */
export const staticPage: Candidate = { name: 'static page, no script', path: '/static' };
export const landing: Candidate = { name: 'the landing page', path: '/' };
/** The same app rendered by its script only, to measure the effect of prerendering. */
export const scriptOnlyPage: Candidate = { name: 'rendered by its script only', path: '/home?drawn' };

export const candidates: readonly Candidate[] = [staticPage, landing, scriptOnlyPage];

/** The landing page without its scripts and their data. */
export const removeScripts = (html: string): string =>
  html
    .replaceAll(/\s*<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '');
