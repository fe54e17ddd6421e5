/**
 * Each row once, at its first position: if a row was added or removed between two requests, the backend repeats one of
 * the first page on the second.
 */
export const removeDuplicates = <Row extends { id: string }>(rows: readonly Row[]): Row[] => {
  const seen = new Set<string>();
  return rows.filter(({ id }) => {
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
};
