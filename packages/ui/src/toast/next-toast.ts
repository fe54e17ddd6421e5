/**
 * Where focus moves when the toast that had it was removed: to the next newer one that is left, else to the next
 * older.
 * @param previousIds the previous ids, the newest first
 * @param currentIds the current ids
 */
export const getNextToast = (
  previousIds: readonly string[],
  currentIds: readonly string[],
  removed: string,
): string | undefined => {
  const index = previousIds.indexOf(removed);
  const newer = previousIds.slice(0, index).filter((id) => currentIds.includes(id));
  return newer.at(-1) ?? previousIds.slice(index + 1).find((id) => currentIds.includes(id)) ?? currentIds[0];
};
