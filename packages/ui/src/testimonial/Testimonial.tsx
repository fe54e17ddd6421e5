import { Avatar } from '../avatar/index.ts';
import { Badge } from '../badge/index.ts';
import { Card } from '../card/index.ts';
import { MoonIcon, StarIcon } from '../icons/index.ts';
import { useMessages } from '../internal/messages.ts';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './Testimonial.css.ts';
import { type TestimonialMessages, testimonialMessages } from './Testimonial.messages.ts';

const outOf = [1, 2, 3, 4, 5] as const;

export type TestimonialProps = RootProps & {
  /** The person's name. */
  name: string;
  /** Who the person is, in a few words. */
  role: string;
  /** One or two letters. */
  initials: string;
  /** Stars, of five. */
  rating: (typeof outOf)[number];
  /** The quote. */
  text: string;
  /** The stage of pregnancy that it is about, as a label: `28 weeks`. */
  weeks: string;
  /** Where the person lives. */
  location: string;
  /** Texts that replace the component's own, by name. */
  messages?: Partial<TestimonialMessages>;
};

// Spec §3, "Testimonial".
/** A user's testimonial: stars, stage, quote, and name. */
export const Testimonial = ({
  name,
  role,
  initials,
  rating,
  text,
  weeks,
  location,
  messages,
  ...root
}: TestimonialProps) => {
  const texts = useMessages(testimonialMessages, messages);
  return (
    <Card as="figure" padding="roomy" {...rootProps(root, styles.card)}>
      <div className={styles.top}>
        <span className={visuallyHidden}>{texts.rating(rating)}</span>
        <span className={styles.stars} aria-hidden="true">
          {outOf.map((star) => (
            <StarIcon key={star} {...(star <= rating ? { className: styles.filledStar } : {})} />
          ))}
        </span>
        <Badge icon={<MoonIcon size="1rem" />}>{weeks}</Badge>
      </div>
      <blockquote className={styles.quote}>{text}</blockquote>
      <figcaption className={styles.person}>
        <Avatar initials={initials} />
        <span>
          <span className={styles.name}>{name}</span>
          <span className={styles.role}>
            {role}&nbsp;· {location}
          </span>
        </span>
      </figcaption>
    </Card>
  );
};
