import type { Ref } from 'react';
import { buttonClassName } from '../internal/look/button-class-name.ts';

type MoreButtonProps = {
  children: string;
  isPending: boolean;
  pendingLabel: string;
  onPress: () => void;
  ref: Ref<HTMLButtonElement>;
};

/** Keeps focus while it waits. */
export const MoreButton = ({ children, isPending, pendingLabel, onPress, ref }: MoreButtonProps) => (
  <button
    aria-disabled={isPending || undefined}
    className={buttonClassName({ variant: 'outline' })}
    data-busy={isPending || undefined}
    onClick={isPending ? undefined : onPress}
    ref={ref}
    type="button"
  >
    {isPending ? pendingLabel : children}
  </button>
);
