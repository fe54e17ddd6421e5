/** The page that compares before and after, as HTML that opens without Storybook: a row loads its screenshots when it is opened. */
import { changedScreens } from '../../app/screens/changed-screens.ts';
import type { Release } from './release.ts';
import type { Screenshot } from './screenshots.ts';

/** The two screenshots of a story in one mode; `before` is missing if the release could not show the story. */
export type ScreenshotPair = Screenshot & { before?: string; now: string };

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const renderFigure = (name: string, { story, variant, width }: ScreenshotPair, file?: string) =>
  `<figure><figcaption>${name}, ${variant}</figcaption>${
    file
      ? `<img src="${file}" alt="${escapeHtml(`${story}, ${variant}, ${name}`)}" width="${width}" loading="lazy">`
      : '<p>No picture: this release does not have the story, or does not get where it goes.</p>'
  }</figure>`;

const getStoryUrl = ({ id, mode: { theme, locale } }: ScreenshotPair) =>
  `../?path=/story/${id}&amp;globals=theme:${theme};locale:${locale}`;

const renderStory = (pairs: ScreenshotPair[]) => {
  const [first] = pairs;
  const { now, worse } = changedScreens[first!.id] ?? {};
  return `<details><summary>${escapeHtml(first!.story)} (${pairs.length})</summary>
${now ? `<p>${escapeHtml(now)}</p>` : ''}${worse ? `<p>Worse than before: ${escapeHtml(worse)}</p>` : ''}
${pairs
  .map(
    (pair) =>
      `<div class="pair">${renderFigure('before', pair, pair.before)}${renderFigure('now', pair, pair.now)}</div><p><a href="${getStoryUrl(pair)}">The story as it runs, ${pair.variant}</a></p>`,
  )
  .join('\n')}</details>`;
};

const STYLE = `:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { margin: 1rem; } summary { padding-block: 0.5rem; cursor: pointer; } figure { margin: 0; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1rem; align-items: start; }
img { max-inline-size: 100%; block-size: auto; border: 1px solid; }`;

/** The HTML of the page; `pairs` are the screenshots that differ. */
export const renderComparisonPage = ({ name, commit, day }: Release, pairs: ScreenshotPair[]) => {
  const renderSection = (heading: string, pairsInSection: ScreenshotPair[]) => {
    const ids = [...new Set(pairsInSection.map(({ id }) => id))];
    const rows = ids.map((id) => renderStory(pairsInSection.filter((pair) => pair.id === id)));
    return `<h2>${heading}</h2>${rows.join('\n') || '<p>Nothing looks different.</p>'}`;
  };
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Before and after | Janani</title><style>${STYLE}</style></head><body><main>
<h1>Before and after</h1>
<p>Before is ${escapeHtml(name)} of ${day} (${commit.slice(0, 7)}); now is this build. What looks the same is left out.</p>
${renderSection(
  'Screens',
  pairs.filter(({ isComponent }) => !isComponent),
)}
${renderSection(
  'Parts',
  pairs.filter(({ isComponent }) => isComponent),
)}
</main></body></html>
`;
};
