import { CheckIcon, XIcon } from '../icons/index.ts';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import type { PlanCardMessages } from './PlanCard.messages.ts';
import * as styles from './PlanFeatures.css.ts';

/** A feature of a plan; an object may mark it as not included. */
export type PlanFeature =
  | string
  | {
      /** The text of the feature. */
      text: string;
      /** Whether the plan includes it. */
      isIncluded: boolean;
    };

type PlanFeaturesProps = {
  features: readonly PlanFeature[];
  texts: Pick<PlanCardMessages, 'included' | 'notIncluded'>;
};

const toObject = (feature: PlanFeature) =>
  typeof feature === 'string' ? { text: feature, isIncluded: true } : feature;

/**
 * The features of a plan. If one of them is not included, each item states in text whether it is included.
 */
export const PlanFeatures = ({ features, texts }: PlanFeaturesProps) => {
  const rows = features.map(toObject);
  const hasMissing = rows.some(({ isIncluded }) => !isIncluded);
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of an unstyled list
    <ul role="list" className={styles.list}>
      {rows.map(({ text, isIncluded }) => {
        const Icon = isIncluded ? CheckIcon : XIcon;
        return (
          <li key={text} className={styles.feature} data-included={isIncluded}>
            <Icon size="1.25rem" className={styles.icon} />
            <span>
              {hasMissing && (
                <span className={visuallyHidden}>{isIncluded ? texts.included : texts.notIncluded} </span>
              )}
              {text}
            </span>
          </li>
        );
      })}
    </ul>
  );
};
