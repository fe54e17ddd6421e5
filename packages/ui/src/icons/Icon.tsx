import type { SVGProps } from 'react';
import { defaultSize, icon, mirrored } from './Icon.css.ts';

/** Stroke width of the design language ("Icons"); lucide's default is 2. */
const STROKE_WIDTH = 1.6;

/** Props of every icon. It is hidden from assistive technology unless it is given an `aria-label`. */
export type IconProps = Omit<SVGProps<SVGSVGElement>, 'width' | 'height' | 'children'> & {
  /** Width and height: a number of px or a CSS length. 20 px by default. */
  size?: number | string;
};

type FrameProps = SVGProps<SVGSVGElement> & {
  /** Width and height: px, or a length. */
  size?: number | string | undefined;
  /** Mirrored in right-to-left languages. */
  isMirrored?: boolean;
};

/** The SVG element that all icons share. */
export const Icon = ({ size, isMirrored = false, className, ...svg }: FrameProps) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={STROKE_WIDTH}
    strokeLinecap="round"
    strokeLinejoin="round"
    focusable="false"
    {...(svg['aria-label'] === undefined ? { 'aria-hidden': true } : { role: 'img' })}
    {...(size === undefined ? {} : { width: size, height: size })}
    className={[icon, size === undefined && defaultSize, isMirrored && mirrored, className]
      .filter(Boolean)
      .join(' ')}
    {...svg}
  />
);
