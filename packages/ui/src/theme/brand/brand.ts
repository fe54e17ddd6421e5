import type { ThemeOverrides } from '../make-theme.ts';

/** The values of a brand. Only the first is required; a colour is any opaque CSS colour. */
export type Brand = {
  /** The main button, links, selected items, the bands. */
  primary: string;
  /** Text on `primary`. The theme's lightest or darkest colour, whichever has more contrast, by default. */
  onPrimary?: string;
  /** The one button on a band. */
  accent?: string;
  /** The focus ring. */
  focus?: string;
  /** The hue of page, cards, lines and text, and its chroma; their lightness does not change. */
  neutral?: string;
  /** A complete CSS font stack. */
  fontSans?: string;
  /** Corners, by name. */
  radius?: ThemeOverrides['radius'];
};
