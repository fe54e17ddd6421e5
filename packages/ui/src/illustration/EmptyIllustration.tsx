import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './illustration.css.ts';

export type DrawingProps = RootProps;

/** A night in a cusped arch: a setting moon and stars, for empty states. Decoration. */
export const EmptyIllustration = ({ ...root }: DrawingProps) => (
  <svg
    viewBox="0 0 200 190"
    width="168"
    height="160"
    aria-hidden="true"
    focusable="false"
    {...rootProps(root, styles.drawing)}
  >
    <path
      fill="#3a1226"
      stroke="#e99e00"
      strokeWidth="1.5"
      d="M40 176V96a16 16 0 0 1 3.7-26.3 15.2 15.2 0 0 1 10.6-23 14 14 0 0 1 16.3-17A13 13 0 0 1 90.5 21c1.4-.4 5.5-2.2 9.5-13 4 10.8 8.1 12.6 9.5 13a13 13 0 0 1 19.9 8.7 14 14 0 0 1 16.3 17 15.2 15.2 0 0 1 10.6 23A16 16 0 0 1 160 96v80Z"
    />
    <circle cx="100" cy="98" r="30" fill="#ffce71" />
    <circle cx="112" cy="88" r="27" fill="#3a1226" />
    <g fill="#ffce71">
      <circle cx="66" cy="74" r="2" />
      <circle cx="86" cy="50" r="1.5" />
      <circle cx="122" cy="58" r="2" />
      <circle cx="142" cy="88" r="1.5" />
      <circle cx="130" cy="122" r="2" />
    </g>
    <path
      fill="none"
      stroke="#f17d90"
      strokeLinecap="round"
      strokeWidth="2.5"
      d="M62 150q9.5-7 19 0t19 0 19 0 19 0"
    />
    <path
      fill="none"
      stroke="#fba8b3"
      strokeLinecap="round"
      strokeWidth="2.5"
      d="M70 164q7.5-5 15 0t15 0 15 0 15 0"
    />
    <path stroke="#e99e00" strokeDasharray="0 12" strokeLinecap="round" strokeWidth="4" d="M14 180h174" />
  </svg>
);
