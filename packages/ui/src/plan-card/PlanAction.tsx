import { Anchor } from '../internal/Anchor.tsx';
import { buttonClassName, type ButtonVariant } from '../internal/styles/button-class-name.ts';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';

type PlanActionProps = {
  text: string;
  /** The accessible name, which contains the visible text. */
  name: string;
  variant: ButtonVariant;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  /** Why it cannot be pressed. It stays focusable (`aria-disabled`), so that the reason is announced. */
  disabledReason?: string | undefined;
  reasonId: string;
};

/** A link to the page where the plan is bought, or a button that selects it. Native, as all elements of the card. */
export const PlanAction = ({
  text,
  name,
  variant,
  href,
  onPress,
  disabledReason,
  reasonId,
}: PlanActionProps) => {
  const sharedProps = { 'aria-label': name, className: buttonClassName({ variant, isFullWidth: true }) };
  if (disabledReason !== undefined)
    return (
      <>
        <button {...sharedProps} type="button" aria-disabled="true" aria-describedby={reasonId}>
          {text}
        </button>
        {/* Visibly, the badge states it. */}
        <p id={reasonId} className={visuallyHidden}>
          {disabledReason}
        </p>
      </>
    );
  if (href !== undefined)
    return (
      <Anchor {...sharedProps} href={href}>
        {text}
      </Anchor>
    );
  return (
    <button {...sharedProps} type="button" onClick={onPress}>
      {text}
    </button>
  );
};
