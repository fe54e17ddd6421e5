import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './Kolam.css.ts';

const petalAngles = Array.from({ length: 8 }, (_, petal) => petal * 45);

/** The size and distance of the dots of the rim; a small rosette has half as many. */
const rims = { large: { width: 3.4, dotGap: 14.01 }, small: { width: 9, dotGap: 28.02 } };

export type RosetteProps = RootProps & {
  /** Its position in its frame: behind all of it, at its end, or in its upper corner. `centre` by default. */
  position?: keyof typeof styles.rosettePositions;
};

/** A decorative eight-petalled line kolam in a frame that is positioned and clips it. Use it only on the crimson surface. */
export const Rosette = ({ position = 'centre', ...root }: RosetteProps) => {
  const rim = position === 'centre' ? rims.large : rims.small;
  return (
    <svg
      viewBox="-440 -440 880 880"
      {...rootProps(root, styles.rosette, styles.rosettePositions[position])}
      aria-hidden="true"
      focusable="false"
    >
      <g fill="none" stroke="currentColor" strokeWidth="1.25">
        <circle r="54" vectorEffect="non-scaling-stroke" />
        {petalAngles.map((angle) => (
          <g key={angle} transform={`rotate(${angle})`}>
            <path vectorEffect="non-scaling-stroke" d="M423 0C290-144 133-144 0 0 133 144 290 144 423 0Z" />
            <path
              vectorEffect="non-scaling-stroke"
              transform="rotate(22.5)"
              d="M307 0C241-66 129-66 63 0 129 66 241 66 307 0Z"
            />
          </g>
        ))}
      </g>
      <circle
        r="437"
        fill="none"
        stroke="currentColor"
        strokeWidth={rim.width}
        strokeLinecap="round"
        strokeDasharray={`0 ${rim.dotGap}`}
      />
      <g fill="currentColor">
        <circle r="5" />
        {petalAngles.map((angle) => (
          <g key={angle} transform={`rotate(${angle})`}>
            <circle cx="234" r="4.2" />
            <circle cx="360" r="4.2" transform="rotate(22.5)" />
          </g>
        ))}
      </g>
    </svg>
  );
};
