import { Button } from '@janani/ui/button';
import type { ReactNode } from 'react';

type SecondaryActionProps = { label: string; icon: ReactNode; onPress: () => void };

/** A further action for an enrolled session. */
export const SecondaryAction = ({ label, icon, onPress }: SecondaryActionProps) => (
  <Button variant="outline" isFullWidth icon={icon} onPress={onPress}>
    {label}
  </Button>
);
