import { Checkbox } from '../../checkbox/index.ts';
import { RadioGroup } from '../../radio-group/index.ts';
import { NotificationBell } from '../../site-header/index.ts';
import { Spinner } from '../../spinner/index.ts';
import { StarRating } from '../../star-rating/index.ts';
import * as styles from './sheet.css.ts';

const GENDERS = ['Female', 'Male', 'Other'].map((label) => ({ value: label.toLowerCase(), label }));

/** Choices, ratings and loading states. */
export const SheetChoices = () => (
  <div className={styles.stretched}>
    <RadioGroup label="Gender" options={GENDERS} orientation="horizontal" value="female" />
    <Checkbox isSelected label="WhatsApp notifications" />
    <Checkbox isSelected={false} label="WhatsApp notifications" />
    <StarRating label="Your rating" value={4} />
    <div className={styles.line}>
      <NotificationBell count={2} />
      <Spinner />
    </div>
  </div>
);
