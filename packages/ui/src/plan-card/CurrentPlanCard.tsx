import { useId } from 'react';
import { Badge } from '../badge/index.ts';
import { BadgeCheckIcon } from '../icons/index.ts';
import { useMessages } from '../internal/messages.ts';
import { Rosette } from '../kolam/index.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './CurrentPlanCard.css.ts';
import type { PlanCardProps } from './plan-card-props.ts';
import { ornament } from './PlanCard.css.ts';
import { planCardMessages } from './PlanCard.messages.ts';
import { PlanPrice } from './PlanPrice.tsx';
import { tones } from './plan-tones.css.ts';

export type CurrentPlanCardProps = RootProps &
  Pick<
    PlanCardProps,
    | 'name'
    | 'headingLevel'
    | 'description'
    | 'price'
    | 'discountedPrice'
    | 'period'
    | 'durationDays'
    | 'currency'
    | 'formatPrice'
    | 'messages'
  >;

/** The user's current plan, on crimson: the one emphasised card of the subscription page. */
export const CurrentPlanCard = ({
  name,
  headingLevel = 2,
  description,
  messages,
  ...price
}: CurrentPlanCardProps) => {
  const id = useId();
  const texts = useMessages(planCardMessages, messages);
  const Heading = `h${headingLevel}` as const;
  return (
    <article aria-labelledby={id} {...rootProps(price, styles.card, tones.band)}>
      <div className={ornament}>
        <Rosette position="end" />
      </div>
      <Badge tone="accent" icon={<BadgeCheckIcon size="1rem" />} className={styles.aboveOrnament}>
        {texts.currentPlan}
      </Badge>
      <Heading id={id} className={styles.name}>
        {name}
      </Heading>
      {description !== undefined && <p className={styles.about}>{description}</p>}
      <div className={styles.price}>
        <PlanPrice {...price} texts={texts} />
      </div>
    </article>
  );
};
