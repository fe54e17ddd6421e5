import { CheckIcon, XIcon } from '../icons/index.ts';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import type { PlanCardMessages } from './PlanCard.messages.ts';
import * as styles from './PlanFeatures.css.ts';

/** What a plan holds; an object says of one that it does not. */
export type PlanFeature =
  | string
  | {
      /** What it is. */
      text: string;
      /** Whether the plan has it. */
      isIncluded: boolean;
    };

type PlanFeaturesProps = {
  features: readonly PlanFeature[];
  words: Pick<PlanCardMessages, 'included' | 'notIncluded'>;
};

const asObject = (feature: PlanFeature) =>
  typeof feature === 'string' ? { text: feature, isIncluded: true } : feature;

/**
 * What a plan holds. Where something is missing, each line says in words which it is; where nothing
 * is, the list speaks for itself.
 */
export const PlanFeatures = ({ features, words }: PlanFeaturesProps) => {
  const rows = features.map(asObject);
  const areSome = rows.some(({ isIncluded }) => !isIncluded);
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of an unstyled list
    <ul role="list" className={styles.list}>
      {rows.map(({ text, isIncluded }) => {
        const Icon = isIncluded ? CheckIcon : XIcon;
        return (
          <li key={text} className={styles.feature} data-included={isIncluded}>
            <Icon size="1.25rem" className={styles.icon} />
            <span>
              {areSome && (
                <span className={visuallyHidden}>{isIncluded ? words.included : words.notIncluded} </span>
              )}
              {text}
            </span>
          </li>
        );
      })}
    </ul>
  );
};
