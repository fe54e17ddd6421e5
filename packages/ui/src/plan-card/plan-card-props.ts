import type { ReactNode } from 'react';
import type { RootProps } from '../internal/root-props.ts';
import type { PlanCardMessages } from './PlanCard.messages.ts';
import type { PlanFeature } from './PlanFeatures.tsx';

export type PlanCardProps = RootProps & {
  /** The plan's name. */
  name: string;
  /** The heading level that follows from the page's outline. `3` of a plan on offer, `2` of the current one by default. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** A line under the name. */
  subtitle?: string | undefined;
  /** A sentence under the name. */
  description?: string | undefined;
  /** In rupees, or with its `currency`. Nought is the word "Free". */
  price: number;
  /** What is asked instead of `price`, which is then shown struck and said as "was …, now …". */
  discountedPrice?: number | null | undefined;
  /** After the price: `per month`, `forever`. */
  period?: string | undefined;
  /** Says the period as `for 30 days` where there is no `period`. */
  durationDays?: number | undefined;
  /** A line that belongs to the price, for example on taxes or the trial. */
  priceNote?: ReactNode;
  /** What the plan has, a line each. */
  features: readonly PlanFeature[];
  /** What the button says. */
  buttonText: string;
  /** `outline` by default; `primary` for the one plan a page wants to be chosen. On crimson it is `accent`. */
  buttonVariant?: 'outline' | 'primary' | undefined;
  /** Where the plan is taken. */
  href?: string | undefined;
  /** Takes the plan, where there is no `href`. */
  onPress?: (() => void) | undefined;
  /** The one plan on crimson, with the badge `Most Popular`. */
  isPopular?: boolean | undefined;
  /** A plan to try, with a look of its own. */
  isTrial?: boolean | undefined;
  /** The plan the user has: it says so, and its button is disabled with that as the reason. */
  isCurrent?: boolean | undefined;
  /** ISO 4217. Rupees by default. */
  currency?: string | undefined;
  /** Writes an amount otherwise, where its currency is not all that differs. A server component cannot give it. */
  formatPrice?: ((amount: number) => string) | undefined;
  /** Other words than its own, by name. */
  messages?: Partial<PlanCardMessages> | undefined;
};
