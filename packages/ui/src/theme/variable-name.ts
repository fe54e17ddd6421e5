/**
 * The public name of a token's CSS variable, without the leading dashes: `['color', 'onPrimary']`
 * becomes `janani-color-on-primary`. Names are stable: they count as API.
 */
export const variableName = (path: readonly string[]): string =>
  ['janani', ...path].join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
