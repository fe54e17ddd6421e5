/** What is compared: a name and where the bench server has it. */
export type Contestant = { name: string; path: string };

/** The yardstick: the same markup, styles and font, and not one script. */
export const staticPage: Contestant = { name: 'static page, no script', path: '/static' };
export const landing: Contestant = { name: 'the landing page', path: '/' };
/** What prerendering is worth: the same app drawn by its script alone. */
export const drawn: Contestant = { name: 'drawn by its script only', path: '/home?drawn' };

export const contestants: readonly Contestant[] = [staticPage, landing, drawn];

/** The landing page without its scripts, and without what only they need. */
export const withoutScript = (html: string): string =>
  html
    .replaceAll(/\s*<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '');
