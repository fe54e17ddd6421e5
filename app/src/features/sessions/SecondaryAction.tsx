import { Button } from '@janani/ui/button';
import type { ReactNode } from 'react';
import { useIsDesktop } from '../action-bar/use-is-desktop.ts';

type SecondaryActionProps = { label: string; icon: ReactNode; onPress: () => void };

/**
 * A further action for an enrolled session: with text on a desktop, as a labelled icon in the low bar of a phone. A
 * Button, because IconButton would add 30 kB of react-aria to this page.
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
