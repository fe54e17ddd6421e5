import type { ReactNode } from 'react';
import * as styles from './PricingFrame.css.ts';

type PricingFrameProps = {
  title: string;
  /** What all plans include. */
  text: string;
  /** The note that the prices are examples (decision T-11). */
  sample: string;
  /** The sales contact. */
  sales: ReactNode;
  children: ReactNode;
};

/** The pricing page around its plans: common features above, the sales contact below. */
export const PricingFrame = ({ title, text, sample, sales, children }: PricingFrameProps) => (
  <div className={styles.frame}>
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.intro}>{text}</p>
    </div>
    {children}
    <div className={styles.footer}>
      <p>{sales}</p>
      <p className={styles.sample}>{sample}</p>
    </div>
  </div>
);
