const START = '<!-- bench: written by `pnpm bench` -->';
const END = '<!-- /bench -->';

/** A page with what stands between its two marks replaced. */
export const insertBetweenMarks = (page: string, block: string): string => {
  const [before, rest = ''] = page.split(START);
  const [, after] = rest.split(END);
  if (before === undefined || after === undefined)
    throw new Error(
      `The page has no place for the figures of the bench, so its figures would stay those of before. Put "${START}" and "${END}" where they belong.`,
    );
  return `${before}${START}\n\n${block}\n\n${END}${after}`;
};
