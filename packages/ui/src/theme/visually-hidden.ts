/**
 * Declarations that hide text visually and leave it to screen readers, for your own rules, such as a heading that is
 * hidden on phones only. When nothing depends on the width, `VisuallyHidden` is shorter.
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
