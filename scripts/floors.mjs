/** The room a file of the app is in: its first folder below `app/src`; `.` for one at the root. */
const roomOf = (file) => {
  const [, room] = /^app\/src\/(?:([^/]+)\/)?/.exec(file) ?? [];
  return room ?? '.';
};

/**
 * The rooms of `app/src` by floor, the lowest first: a room stands one floor above the highest that it imports.
 * `imports` holds, for each file, the files it imports; there are no circles between rooms.
 */
export const floorsIn = (imports) => {
  const below = new Map();
  for (const [file, targets] of imports) {
    const room = roomOf(file);
    if (!below.has(room)) below.set(room, new Set());
    for (const target of targets) if (roomOf(target) !== room) below.get(room).add(roomOf(target));
  }
  const heights = new Map();
  const heightOf = (room) => {
    if (!heights.has(room)) {
      heights.set(room, 0);
      heights.set(room, Math.max(0, ...[...(below.get(room) ?? [])].map((other) => heightOf(other) + 1)));
    }
    return heights.get(room);
  };
  const floors = [];
  for (const room of below.keys()) (floors[heightOf(room)] ??= []).push(room);
  return floors;
};
