/**
 * The expected texts that were not announced after the title of the page. Their order is not checked: an assertive
 * announcement may precede a polite one.
 */
export const unannounced = (
  spoken: readonly string[],
  title: string,
  expected: readonly string[],
): readonly string[] => {
  const from = spoken.findIndex((text) => text.includes(title));
  const since = from < 0 ? [] : spoken.slice(from);
  return expected.filter((text) => !since.some((announced) => announced.includes(text)));
};
