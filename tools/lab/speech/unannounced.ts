/**
 * What of it was not said after the title of its page was. The order is the screen reader's: what interrupts may come
 * before what waits for its turn.
 */
export const unsaid = (
  spoken: readonly string[],
  title: string,
  expected: readonly string[],
): readonly string[] => {
  const from = spoken.findIndex((said) => said.includes(title));
  const since = from < 0 ? [] : spoken.slice(from);
  return expected.filter((text) => !since.some((said) => said.includes(text)));
};
