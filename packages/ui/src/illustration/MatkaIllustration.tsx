import { rootProps } from '../internal/root-props.ts';
import type { DrawingProps } from './EmptyIllustration.tsx';
import * as styles from './illustration.css.ts';

/** A water pot, for the hydration tip. Decoration. */
export const MatkaIllustration = ({ ...root }: DrawingProps) => (
  <svg
    viewBox="0 0 96 112"
    width="96"
    height="112"
    aria-hidden="true"
    focusable="false"
    {...rootProps(root, styles.drawing)}
  >
    <ellipse cx="48" cy="104" fill="#28141d" fillOpacity=".1" rx="34" ry="5" />
    <path fill="#dc6f45" d="M30 28C10 40 4 60 10 78c5 16 20 26 38 26s33-10 38-26c6-18 0-38-20-50Z" />
    <path fill="#b8542f" d="M66 28c20 12 26 32 20 50-5 16-20 26-38 26 20-12 28-46 10-76Z" />
    <path fill="#933f23" d="M26 18c0-6 44-6 44 0 0 4-4 7-4 12H30c0-5-4-8-4-12" />
    <ellipse cx="48" cy="18" fill="#87d9d9" rx="22" ry="5.5" />
    <path
      fill="none"
      stroke="#fefaf4"
      strokeDasharray="0 8"
      strokeLinecap="round"
      strokeWidth="3.6"
      d="M10 62c20 10 56 10 77 0"
    />
    <path fill="none" stroke="#fefaf4" strokeWidth="1.8" d="M9 70c21 11 57 11 78 0M12 52c20 9 52 9 72 0" />
  </svg>
);
