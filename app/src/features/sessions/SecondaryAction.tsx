import { Button } from '@janani/ui/button';
import type { ReactNode } from 'react';
import { useIsDesktop } from '../action-bar/use-is-desktop.ts';

type SecondaryActionProps = { label: string; icon: ReactNode; onPress: () => void };

/**
 * What else can be done with a place: in words on a desktop, in the low bar of a phone as an icon of that name. A
 * Button, since IconButton would bring 30 kB of react-aria to this page.
 */
export const SecondaryAction = ({ label, icon, onPress }: SecondaryActionProps) =>
  useIsDesktop() ? (
    <Button variant="outline" isFullWidth icon={icon} onPress={onPress}>
      {label}
    </Button>
  ) : (
    <Button variant="outline" aria-label={label} onPress={onPress}>
      {icon}
    </Button>
  );
