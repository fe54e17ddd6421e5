/** The commands that write generated sections, by the name in the section's markers. */
const COMMANDS = { bench: 'pnpm lab bench', sizes: 'pnpm lab bench --sizes' };

/** Replaces the section of a page between its two markers. */
export const insertBetweenMarkers = (
  page: string,
  block: string,
  name: keyof typeof COMMANDS = 'bench',
): string => {
  const start = `<!-- ${name}: written by \`${COMMANDS[name]}\` -->`;
  const end = `<!-- /${name} -->`;
  const [before, rest = ''] = page.split(start);
  const [, after] = rest.split(end);
  if (before === undefined || after === undefined)
    throw new Error(
      `The page has no place for the figures of the bench, so its figures would stay those of before. Put "${start}" and "${end}" where they belong.`,
    );
  return `${before}${start}\n\n${block}\n\n${end}${after}`;
};
