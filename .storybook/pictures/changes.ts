/** The page that `pnpm test pictures` writes: each story that looks different, before, after and the difference. */

/** One picture that is not as it was; addresses are relative to the page. */
export type Change = { name: string; before?: string; after?: string; difference?: string; why: string };

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A name as a pattern that finds no other, in single quotes of a shell. */
const patternOf = (name: string) =>
  `'${name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`).replaceAll("'", '.')}'`;

/** Accepts one picture, or all of them. */
export const acceptCommand = (name?: string) =>
  name === undefined ? 'pnpm pictures:accept' : `pnpm pictures:accept -g ${patternOf(name)}`;

const figure = (caption: string, address: string | undefined) =>
  `<figure><figcaption>${caption}</figcaption>${
    address === undefined
      ? '<p>None.</p>'
      : `<a href="${escaped(address)}"><img src="${escaped(address)}" alt="${caption}" loading="lazy"></a>`
  }</figure>`;

const section = ({ name, before, after, difference, why }: Change) => `<section>
<h2>${escaped(name)}</h2>
${before && after ? '' : `<pre>${escaped(why)}</pre>`}
<div class="pictures">${figure('Before', before)}${figure('After', after)}${figure('Difference', difference)}</div>
<p>Meant so? <code>${escaped(acceptCommand(name))}</code></p>
</section>`;

const STYLE = `:root { color-scheme: light dark; font-family: system-ui, sans-serif; }
body { margin: 0 auto; max-width: 80rem; padding: 1rem; }
section { border-top: 1px solid; padding-block: 1rem; }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); gap: 1rem; align-items: start; }
figure { margin: 0; } img { max-width: 100%; border: 1px solid; } code, pre { white-space: pre-wrap; overflow-wrap: anywhere; }`;

/** `taken` pictures were compared. */
export const changesPage = (changes: Change[], taken: number): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${changes.length} of ${taken} pictures differ from the accepted ones</title><style>${STYLE}</style></head><body>
<h1>${changes.length} of ${taken} pictures differ from the accepted ones</h1>
${
  changes.length === 0
    ? '<p>Everything looks as it did when it was last accepted.</p>'
    : `<p>Where all of it is meant: <code>${acceptCommand()}</code>. Commit the pictures with a sentence that says what changed.</p>`
}
${changes.map(section).join('\n')}
</body></html>
`;
