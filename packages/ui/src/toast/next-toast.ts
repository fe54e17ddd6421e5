/**
 * Where focus goes when the toast that had it is gone: to the next newer one that is still there, else to the next older.
 * @param before the ids that were there, the newest first
 * @param now the ids that are there
 */
export const nextToast = (
  before: readonly string[],
  now: readonly string[],
  gone: string,
): string | undefined => {
  const at = before.indexOf(gone);
  const newer = before.slice(0, at).filter((id) => now.includes(id));
  return newer.at(-1) ?? before.slice(at + 1).find((id) => now.includes(id)) ?? now[0];
};
