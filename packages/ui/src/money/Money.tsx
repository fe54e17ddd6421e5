import { useMessages } from '../internal/messages.ts';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import { useLocale } from '../provider/index.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import { formatMoney } from './format-money.ts';
import { type MoneyMessages, moneyMessages } from './Money.messages.ts';
import * as styles from './Money.css.ts';

export type MoneyProps = RootProps & {
  /** In rupees, or with its currency. */
  amount: number;
  /** The previous price: shown struck, with a text for assistive technology ("was ₹2,999, now ₹1,999"). */
  originalAmount?: number | null | undefined;
  /** ISO 4217. Rupees by default. */
  currency?: string | undefined;
  /** Formats an amount in another way, for example zero as a word. */
  format?: ((amount: number) => string) | undefined;
  /** Texts that replace the component's own, by name. */
  messages?: Partial<MoneyMessages> | undefined;
};

/** An amount of money in a line of text. It inherits the size and weight of the text around it. */
export const Money = ({ amount, originalAmount, currency, format, messages, ...root }: MoneyProps) => {
  const locale = useLocale();
  const texts = useMessages(moneyMessages, messages);
  const formatAmount = format ?? ((value: number) => formatMoney(value, { locale, currency }));
  if (originalAmount === undefined || originalAmount === null || originalAmount === amount)
    return <span {...rootProps(root, styles.amount)}>{formatAmount(amount)}</span>;
  return (
    <span {...rootProps(root)}>
      <span className={visuallyHidden}>
        {texts.wasNow(formatAmount(originalAmount), formatAmount(amount))}
      </span>
      <span aria-hidden="true">
        <span className={styles.amount}>{formatAmount(amount)}</span>{' '}
        <s className={styles.was}>{formatAmount(originalAmount)}</s>
      </span>
    </span>
  );
};
