import { type ReactNode, useId } from 'react';
import * as styles from './Section.css.ts';

type SectionProps = {
  title: string;
  /** 1 if the section is the first of its page. */
  headingLevel?: 1 | 2;
  text?: string;
  /** Two or three cards side by side on a wide screen; `row` and `plain` have three on a tablet too. */
  layout: keyof typeof styles.layouts;
  children: ReactNode;
};

/** A section of a public page: a heading, a sentence, and cards. */
export const Section = ({ title, headingLevel = 2, text, layout, children }: SectionProps) => {
  const Heading = `h${headingLevel}` as const;
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {text !== undefined && <p className={styles.intro}>{text}</p>}
      <div className={styles.layouts[layout]}>{children}</div>
    </section>
  );
};
