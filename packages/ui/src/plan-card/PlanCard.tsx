import { type ReactNode, useId } from 'react';
import { Badge } from '../badge/index.ts';
import { CheckIcon, GiftIcon, StarIcon } from '../icons/index.ts';
import { classNames } from '../internal/class-names.ts';
import { useMessages } from '../internal/messages.ts';
import { Rosette } from '../kolam/index.ts';
import { PlanAction } from './PlanAction.tsx';
import { type PlanCardMessages, planCardMessages } from './PlanCard.messages.ts';
import * as styles from './PlanCard.css.ts';
import { type PlanFeature, PlanFeatures } from './PlanFeatures.tsx';
import { PlanPrice } from './PlanPrice.tsx';
import { tones } from './plan-tones.css.ts';

export type PlanCardProps = {
  name: string;
  /** The heading level that follows from the page's outline. 3 by default. */
  headingLevel?: 2 | 3 | 4 | undefined;
  subtitle?: string | undefined;
  description?: string | undefined;
  /** In rupees. Nought is the word "Free". */
  price: number;
  /** What is asked instead of `price`, which is then shown struck and said as "was …, now …". */
  discountedPrice?: number | null | undefined;
  /** After the price: `per month`, `forever`. */
  period?: string | undefined;
  /** Says the period as `for 30 days` where there is no `period`. */
  durationDays?: number | undefined;
  /** A line that belongs to the price, for example on taxes or the trial. */
  priceNote?: ReactNode;
  features: readonly PlanFeature[];
  buttonText: string;
  /** `outline` by default; `primary` for the one plan a page wants to be chosen. On crimson it is `accent`. */
  buttonVariant?: 'outline' | 'primary' | undefined;
  /** Where the plan is taken. */
  href?: string | undefined;
  /** Takes the plan, where there is no `href`. */
  onPress?: (() => void) | undefined;
  /** The one plan on crimson, with the badge `Most Popular`. */
  isPopular?: boolean | undefined;
  isTrial?: boolean | undefined;
  /** The plan she has: it says so, and its button is disabled with that as the reason. */
  isCurrent?: boolean | undefined;
  /** Writes an amount otherwise, for example in another currency. Rupees without paise by default. */
  formatPrice?: ((amount: number) => string) | undefined;
  messages?: Partial<PlanCardMessages> | undefined;
};

type BadgesProps = Pick<PlanCardProps, 'isPopular' | 'isCurrent' | 'isTrial'> & {
  id: string;
  words: PlanCardMessages;
};

const Badges = ({ id, words, isPopular, isCurrent, isTrial }: BadgesProps) => (
  <div id={id} className={styles.badges}>
    {isPopular && (
      <Badge tone="accent" icon={<StarIcon size="1rem" />}>
        {words.mostPopular}
      </Badge>
    )}
    {isCurrent && (
      <Badge tone="success" icon={<CheckIcon size="1rem" />}>
        {words.currentPlan}
      </Badge>
    )}
    {isTrial && (
      <Badge tone="info" icon={<GiftIcon size="1rem" />}>
        {words.trial}
      </Badge>
    )}
  </div>
);

/** A plan: what it is called, what it costs, what it holds, and the one thing to do about it. */
export const PlanCard = ({
  name,
  headingLevel = 3,
  subtitle,
  description,
  priceNote,
  features,
  buttonText,
  buttonVariant = 'outline',
  href,
  onPress,
  messages,
  ...plan
}: PlanCardProps) => {
  const id = useId();
  const words = useMessages(planCardMessages, messages);
  const Heading = `h${headingLevel}` as const;
  const { isPopular = false, isCurrent = false, isTrial = false } = plan;
  const tone = isPopular ? 'band' : 'paper';
  const hasBadge = isPopular || isCurrent || isTrial;
  return (
    <article
      aria-labelledby={`${id}name`}
      className={classNames(styles.card, styles.levels[tone], tones[tone])}
    >
      {isPopular && (
        <div className={styles.ornament}>
          <Rosette place="corner" />
        </div>
      )}
      <div className={styles.head}>
        <Heading
          id={`${id}name`}
          className={styles.name}
          {...(hasBadge ? { 'aria-describedby': `${id}badges` } : {})}
        >
          {name}
        </Heading>
        {hasBadge && <Badges id={`${id}badges`} words={words} {...plan} />}
      </div>
      <div className={styles.about}>
        {subtitle !== undefined && <p>{subtitle}</p>}
        {description !== undefined && <p>{description}</p>}
      </div>
      <div className={styles.price}>
        <PlanPrice {...plan} words={words} noteId={priceNote ? `${id}note` : undefined} />
        {priceNote && (
          <div id={`${id}note`} className={styles.note}>
            {priceNote}
          </div>
        )}
      </div>
      <div className={styles.features}>
        <PlanFeatures features={features} words={words} />
      </div>
      <div className={styles.action}>
        <PlanAction
          text={buttonText}
          name={words.action(buttonText, name)}
          variant={isPopular ? 'accent' : buttonVariant}
          href={href}
          onPress={onPress}
          disabledReason={isCurrent ? words.currentReason : undefined}
          reasonId={`${id}reason`}
        />
      </div>
    </article>
  );
};
