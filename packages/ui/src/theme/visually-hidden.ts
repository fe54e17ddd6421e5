/**
 * What takes text out of sight and leaves it to screen readers, for rules of one's own, such as a heading that is
 * hidden on phones only. Where nothing depends on the width, `VisuallyHidden` is shorter.
 */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
