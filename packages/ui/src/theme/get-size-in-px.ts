const PX_PER_REM = 16;

const toPixels = (length: string, screenWidth: number): number => {
  const [, amount = '', unit = ''] = /^(-?\d*\.?\d+)(rem|px|vw)?$/.exec(length.trim()) ?? [];
  if (amount === '') throw new Error(`${length} cannot be converted to px.`);
  if (unit === 'rem') return Number(amount) * PX_PER_REM;
  return unit === 'vw' ? (Number(amount) * screenWidth) / 100 : Number(amount);
};

/** Converts a length of the theme to px at a screen width: `clamp(1rem, .9rem + .2vw, 2rem)` on 360 px is 16. */
export const getSizeInPx = (cssLength: string, screenWidth: number): number => {
  const [, min, preferred, max] = /^clamp\(([^,]+),([^,]+),([^,]+)\)$/.exec(cssLength) ?? [];
  if (min === undefined || preferred === undefined || max === undefined)
    return toPixels(cssLength, screenWidth);
  const sum = preferred.split('+').reduce((total, term) => total + toPixels(term, screenWidth), 0);
  const size = Math.min(Math.max(sum, toPixels(min, screenWidth)), toPixels(max, screenWidth));
  return Math.round(size * 100) / 100;
};
