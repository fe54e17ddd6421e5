import { Button } from '@janani/ui/button';
import { IconButton } from '@janani/ui/icon-button';
import type { ReactNode } from 'react';
import { useIsDesktop } from '../action-bar/use-is-desktop.ts';

type WayProps = { label: string; icon: ReactNode; onPress: () => void };

/** What else can be done with a place: in words on a desktop, in the low bar of a phone as an icon of that name. */
export const Way = ({ label, icon, onPress }: WayProps) =>
  useIsDesktop() ? (
    <Button variant="outline" isFullWidth icon={icon} onPress={onPress}>
      {label}
    </Button>
  ) : (
    <IconButton variant="framed" label={label} onPress={onPress}>
      {icon}
    </IconButton>
  );
