/**
 * The expected texts that were not announced after the title of the page. Their order is not checked: an assertive
 * announcement may precede a polite one.
 */
export const findUnannounced = (
  spoken: readonly string[],
  title: string,
  expected: readonly string[],
): readonly string[] => {
  const start = spoken.findIndex((text) => text.includes(title));
  const announcements = start < 0 ? [] : spoken.slice(start);
  return expected.filter((text) => !announcements.some((announced) => announced.includes(text)));
};
