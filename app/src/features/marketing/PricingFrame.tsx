import type { ReactNode } from 'react';
import * as styles from './PricingFrame.css.ts';

type PricingFrameProps = {
  title: string;
  /** What all plans have. */
  text: string;
  /** Says that the prices are examples (decision T-11). */
  sample: string;
  /** Whom to ask for more. */
  sales: ReactNode;
  children: ReactNode;
};

/** The pricing page around its plans: what all have above, whom to ask below. */
export const PricingFrame = ({ title, text, sample, sales, children }: PricingFrameProps) => (
  <div className={styles.frame}>
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lede}>{text}</p>
    </div>
    {children}
    <div className={styles.foot}>
      <p>{sales}</p>
      <p className={styles.sample}>{sample}</p>
    </div>
  </div>
);
