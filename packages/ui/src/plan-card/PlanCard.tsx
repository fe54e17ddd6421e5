import { useId } from 'react';
import { Badge } from '../badge/index.ts';
import { CheckIcon, GiftIcon, StarIcon } from '../icons/index.ts';
import { useMessages } from '../internal/messages.ts';
import { Rosette } from '../kolam/index.ts';
import { rootProps } from '../internal/root-props.ts';
import { PlanAction } from './PlanAction.tsx';
import { type PlanCardMessages, planCardMessages } from './PlanCard.messages.ts';
import * as styles from './PlanCard.css.ts';
import { PlanFeatures } from './PlanFeatures.tsx';
import type { PlanCardProps } from './plan-card-props.ts';
import { PlanPrice } from './PlanPrice.tsx';
import { tones } from './plan-tones.css.ts';

type BadgesProps = Pick<PlanCardProps, 'isPopular' | 'isCurrent' | 'isTrial'> & {
  id: string;
  texts: PlanCardMessages;
};

const Badges = ({ id, texts, isPopular, isCurrent, isTrial }: BadgesProps) => (
  <div id={id} className={styles.badges}>
    {isPopular && (
      <Badge tone="accent" icon={<StarIcon size="1rem" />}>
        {texts.mostPopular}
      </Badge>
    )}
    {isCurrent && (
      <Badge tone="success" icon={<CheckIcon size="1rem" />}>
        {texts.currentPlan}
      </Badge>
    )}
    {isTrial && (
      <Badge tone="info" icon={<GiftIcon size="1rem" />}>
        {texts.trial}
      </Badge>
    )}
  </div>
);

/** A plan: its name, its price, its features, and one action. */
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
  const texts = useMessages(planCardMessages, messages);
  const Heading = `h${headingLevel}` as const;
  const { isPopular = false, isCurrent = false, isTrial = false } = plan;
  const tone = isPopular ? 'band' : 'paper';
  const hasBadge = isPopular || isCurrent || isTrial;
  return (
    <article
      aria-labelledby={`${id}name`}
      {...rootProps(plan, styles.card, styles.levels[tone], tones[tone])}
    >
      {isPopular && (
        <div className={styles.ornament}>
          <Rosette position="corner" />
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
        {hasBadge && <Badges {...plan} id={`${id}badges`} texts={texts} />}
      </div>
      <div className={styles.about}>
        {subtitle !== undefined && <p>{subtitle}</p>}
        {description !== undefined && <p>{description}</p>}
      </div>
      <div className={styles.price}>
        <PlanPrice {...plan} texts={texts} noteId={priceNote ? `${id}note` : undefined} />
        {priceNote && (
          <div id={`${id}note`} className={styles.note}>
            {priceNote}
          </div>
        )}
      </div>
      <div className={styles.features}>
        <PlanFeatures features={features} texts={texts} />
      </div>
      <div className={styles.action}>
        <PlanAction
          text={buttonText}
          name={texts.action(buttonText, name)}
          variant={isPopular ? 'accent' : buttonVariant}
          href={href}
          onPress={onPress}
          disabledReason={isCurrent ? texts.currentReason : undefined}
          reasonId={`${id}reason`}
        />
      </div>
    </article>
  );
};
