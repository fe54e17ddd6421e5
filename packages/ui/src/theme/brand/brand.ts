import type { ThemeOverrides } from '../make-theme.ts';

/** What a brand says of itself. Only the first is asked for; a colour is any opaque one of CSS. */
export type Brand = {
  /** The main button, links, what is chosen, the bands. */
  primary: string;
  /** Text on `primary`. The theme's lightest or darkest, whichever can be read better, by default. */
  onPrimary?: string;
  /** The one button on a band. */
  accent?: string;
  /** The ring round what has the focus. */
  focus?: string;
  /** The hue of page, cards, lines and text, and how much of it; they stay as light and as dark as they are. */
  neutral?: string;
  /** A complete CSS font stack. */
  fontSans?: string;
  /** Corners, by name. */
  radius?: ThemeOverrides['radius'];
};
