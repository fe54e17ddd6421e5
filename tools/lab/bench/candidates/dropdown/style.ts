import type { CSSProperties } from 'react';

/** As large as ours, so that the same number of rows is rendered. */
export const ROW_HEIGHT = 44;
export const LIST_HEIGHT = 240;
export const WIDTH = 320;

export const listStyle: CSSProperties = {
  maxBlockSize: LIST_HEIGHT,
  margin: 0,
  padding: 0,
  overflow: 'auto',
  listStyle: 'none',
  background: 'white',
};
