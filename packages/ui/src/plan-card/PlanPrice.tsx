import { formatMoney, Money } from '../money/index.ts';
import { useLocale } from '../provider/index.ts';
import type { PlanCardProps } from './plan-card-props.ts';
import type { PlanCardMessages } from './PlanCard.messages.ts';
import * as styles from './PlanCard.css.ts';

type PlanPriceProps = Pick<
  PlanCardProps,
  'price' | 'discountedPrice' | 'period' | 'durationDays' | 'currency' | 'formatPrice'
> & {
  texts: Pick<PlanCardMessages, 'free' | 'duration'>;
  /** The id of a text about the price. */
  noteId?: string | undefined;
};

/** The price of a plan and its period; a price of zero is a text. */
export const PlanPrice = ({
  price,
  discountedPrice,
  period,
  durationDays,
  currency,
  formatPrice,
  texts,
  noteId,
}: PlanPriceProps) => {
  const locale = useLocale();
  const formatAmount = formatPrice ?? ((amount: number) => formatMoney(amount, { locale, currency }));
  const time = period ?? (durationDays ? texts.duration(durationDays) : null);
  return (
    <p {...(noteId === undefined ? {} : { 'aria-describedby': noteId })}>
      <span className={styles.money}>
        <Money
          amount={discountedPrice ?? price}
          originalAmount={price}
          format={(amount) => (amount === 0 ? texts.free : formatAmount(amount))}
        />
      </span>{' '}
      {time !== null && (
        <span className={(discountedPrice ?? price) < price ? styles.timeBelow : styles.time}>{time}</span>
      )}
    </p>
  );
};
