import { Button } from '@janani/ui/button';
import type { ReactNode } from 'react';

type SecondaryActionProps = {
  label: string;
  icon: ReactNode;
  onPress: () => void;
  /** `outline` by default; `tint` stands out. */
  variant?: 'outline' | 'tint';
};

/** A further action for an enrolled session. */
export const SecondaryAction = ({ label, icon, onPress, variant = 'outline' }: SecondaryActionProps) => (
  <Button variant={variant} isFullWidth icon={icon} onPress={onPress}>
    {label}
  </Button>
);
