/**
 * Where focus moves when the toast that had it was removed: to the next newer one that is left, else to the next
 * older.
 * @param before the previous ids, the newest first
 * @param now the current ids
 */
export const nextToast = (
  before: readonly string[],
  now: readonly string[],
  removed: string,
): string | undefined => {
  const index = before.indexOf(removed);
  const newer = before.slice(0, index).filter((id) => now.includes(id));
  return newer.at(-1) ?? before.slice(index + 1).find((id) => now.includes(id)) ?? now[0];
};
