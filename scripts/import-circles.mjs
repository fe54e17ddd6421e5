/**
 * The circles of a graph of files, each as the files in it (Tarjan, "Depth-first search and linear graph
 * algorithms", 1972). Imports of types count: who changes one file of a circle has to know all of it.
 */
export const circlesIn = (imports) => {
  const order = new Map();
  const lowest = new Map();
  const open = [];
  const circles = [];

  const visit = (file) => {
    order.set(file, order.size);
    lowest.set(file, order.get(file));
    open.push(file);
    for (const target of imports.get(file) ?? []) {
      if (!imports.has(target)) continue;
      if (!order.has(target)) visit(target);
      if (open.includes(target)) lowest.set(file, Math.min(lowest.get(file), lowest.get(target)));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1) circles.push(circle);
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return circles;
};
