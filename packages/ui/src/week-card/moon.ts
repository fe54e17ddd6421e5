/**
 * The lit area of a waxing moon as an SVG path round the origin: its edge is half a circle on the right, its
 * terminator half an ellipse. `lit` is the fraction that is lit, 0 (new) to 1 (full).
 */
export const getMoonPath = (lit: number, radius: number): string => {
  const share = Math.min(1, Math.max(0, lit));
  const terminator = Math.abs(1 - 2 * share) * radius;
  const bulgesLeft = share > 0.5 ? 1 : 0;
  return `M0 ${-radius}A${radius} ${radius} 0 0 1 0 ${radius}A${terminator} ${radius} 0 0 ${bulgesLeft} 0 ${-radius}Z`;
};
