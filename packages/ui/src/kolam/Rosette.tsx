import * as styles from './Kolam.css.ts';

const petals = Array.from({ length: 8 }, (_, petal) => petal * 45);

/** An eight-petalled line kolam, centred in its frame. Only on crimson. Decoration. */
export const Rosette = () => (
  <svg viewBox="-440 -440 880 880" className={styles.rosette} aria-hidden="true" focusable="false">
    <g fill="none" stroke="currentColor" strokeWidth="1.25">
      <circle r="54" vectorEffect="non-scaling-stroke" />
      {petals.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
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
      strokeWidth="3.4"
      strokeLinecap="round"
      strokeDasharray="0 14.01"
    />
    <g fill="currentColor">
      <circle r="5" />
      {petals.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <circle cx="234" r="4.2" />
          <circle cx="360" r="4.2" transform="rotate(22.5)" />
        </g>
      ))}
    </g>
  </svg>
);
