/** The marks around a generated section, with the command that writes it. */
const MARKS = { bench: 'pnpm lab bench', sizes: 'pnpm lab bench --sizes' };

/** The page with the section between its two marks replaced. */
export const insertBetweenMarks = (
  page: string,
  block: string,
  name: keyof typeof MARKS = 'bench',
): string => {
  const start = `<!-- ${name}: written by \`${MARKS[name]}\` -->`;
  const end = `<!-- /${name} -->`;
  const [before, rest = ''] = page.split(start);
  const [, after] = rest.split(end);
  if (before === undefined || after === undefined)
    throw new Error(
      `The page has no place for the figures of the bench, so its figures would stay those of before. Put "${start}" and "${end}" where they belong.`,
    );
  return `${before}${start}\n\n${block}\n\n${end}${after}`;
};
