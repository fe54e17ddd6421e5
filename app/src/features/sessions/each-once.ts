/**
 * Each row once, as it came first: where one was added or removed between two pages, the backend gives a
 * row of the first page again on the second.
 */
export const eachOnce = <Row extends { id: string }>(rows: readonly Row[]): Row[] => {
  const seen = new Set<string>();
  return rows.filter(({ id }) => {
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
};
