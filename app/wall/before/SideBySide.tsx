import type { ReactNode } from 'react';
import { type Look, type Width, fileOf, heightOf } from './points.ts';
import * as styles from './SideBySide.css.ts';
import taken from './taken.json' with { type: 'json' };

const pictures = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** In Hindi a screen was photographed in light only. */
const NAMES: Record<Look, string> = { light: 'light', dark: 'dark', Hindi: 'Hindi, light' };

export type Change = {
  /** What is different, in a sentence. */
  now: string;
  /** What the picture of before has and this has not, or dearer. */
  worse?: string;
};

type SideBySideProps = {
  /** The screen of the wall: its ID in Storybook. */
  story: string;
  width: Width;
  look: Look;
  change: Change;
  /** The screen as it is now. */
  children: ReactNode;
};

/** A screen as it was, beside it as it is. */
export const SideBySide = ({ story, width, look, change, children }: SideBySideProps) => (
  <div className={styles.page}>
    <p className={styles.words}>{change.now}</p>
    {change.worse && <p className={styles.words}>Worse than before: {change.worse}</p>}
    <div className={styles.pair} style={{ zoom: width === 360 ? 1 : 0.5 }}>
      <figure className={styles.side} style={{ inlineSize: width }}>
        <figcaption className={styles.caption}>
          Before ({taken.day}, {NAMES[look]})
        </figcaption>
        <img
          className={styles.shown}
          src={pictures[`./pictures/${fileOf(story, width, look)}`]}
          alt={`${NAMES[look]}, ${width} pixels wide, as it was on ${taken.day}`}
          width={width}
          height={heightOf(story, width)}
        />
      </figure>
      <figure className={styles.side} style={{ inlineSize: width }}>
        <figcaption className={styles.caption}>Now</figcaption>
        <div className={styles.shown} style={{ blockSize: heightOf(story, width) }}>
          {children}
        </div>
      </figure>
    </div>
  </div>
);
