/** A gap between two pages that are shown. */
export const GAP = 'gap';

/** The pages that are shown: the first, the last, the current one and its neighbours. A gap hides two pages or more. */
export const getVisiblePages = (page: number, pageCount: number): (number | typeof GAP)[] => {
  const pages = Array.from({ length: pageCount }, (_value, index) => index + 1);
  const isShown = (one: number) => one === 1 || one === pageCount || Math.abs(one - page) <= 1;
  return pages.flatMap<number | typeof GAP>((one) => {
    // A gap takes as much room as the one page that it would hide.
    if (isShown(one) || (isShown(one - 1) && isShown(one + 1))) return [one];
    return isShown(one - 1) ? [GAP] : [];
  });
};
