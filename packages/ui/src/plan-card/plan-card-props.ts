import type { ReactNode } from 'react';
import type { RootProps } from '../internal/root-props.ts';
import type { PlanCardMessages } from './PlanCard.messages.ts';
import type { PlanFeature } from './PlanFeatures.tsx';

export type PlanCardProps = RootProps & {
  /** The plan's name. */
  name: string;
  /** The heading level in the outline of the page. `3` for an offered plan, `2` for the current one by default. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** A line under the name. */
  subtitle?: string | undefined;
  /** A sentence under the name. */
  description?: string | undefined;
  /** In rupees, or in `currency`. Zero is shown as "Free". */
  price: number;
  /** The reduced price; `price` is then shown struck and announced as "was …, now …". */
  discountedPrice?: number | null | undefined;
  /** After the price: `per month`, `forever`. */
  period?: string | undefined;
  /** Shows the period as `for 30 days` when there is no `period`. */
  durationDays?: number | undefined;
  /** A line about the price, for example on taxes or the trial. */
  priceNote?: ReactNode;
  /** The features of the plan, an item each. */
  features: readonly PlanFeature[];
  /** The text of the button. */
  buttonText: string;
  /** `outline` by default; `primary` for the one plan that a page recommends. On crimson it is `accent`. */
  buttonVariant?: 'outline' | 'primary' | undefined;
  /** The URL of the page where the plan is bought. */
  href?: string | undefined;
  /** Called when the plan is selected, when there is no `href`. */
  onPress?: (() => void) | undefined;
  /** The one plan on crimson, with the badge `Most Popular`. */
  isPopular?: boolean | undefined;
  /** A trial plan, with a separate style. */
  isTrial?: boolean | undefined;
  /** The user's plan: it is marked as current, and its button is disabled with that as the reason. */
  isCurrent?: boolean | undefined;
  /** ISO 4217. Rupees by default. */
  currency?: string | undefined;
  /** Formats the amounts, when the currency alone does not suffice. A server component cannot pass it. */
  formatPrice?: ((amount: number) => string) | undefined;
  /** Texts that replace the component's own, by name. */
  messages?: Partial<PlanCardMessages> | undefined;
};
