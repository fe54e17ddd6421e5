import type { ReactNode } from 'react';
import { CircleAlertIcon, CircleCheckIcon, ClockIcon, InfoIcon } from '../icons/index.ts';
import { useMessages } from '../internal/messages.ts';
import type { RootProps } from '../internal/root-props.ts';
import { badgeMessages } from './Badge.messages.ts';
import { Badge, type BadgeTone } from './Badge.tsx';

/** The result of a payment. `unknown` is for a status that this version does not know. */
export type PaymentState = 'success' | 'failed' | 'pending' | 'unknown';

const variants: Record<PaymentState, { tone: BadgeTone; icon: ReactNode }> = {
  success: { tone: 'success', icon: <CircleCheckIcon size="1rem" /> },
  failed: { tone: 'error', icon: <CircleAlertIcon size="1rem" /> },
  pending: { tone: 'warning', icon: <ClockIcon size="1rem" /> },
  unknown: { tone: 'neutral', icon: <InfoIcon size="1rem" /> },
};

export type PaymentBadgeProps = RootProps & {
  /** The status of the payment. */
  state: PaymentState;
};

/** A payment's status, always as an icon and a label. */
export const PaymentBadge = ({ state, ...root }: PaymentBadgeProps) => {
  const messages = useMessages(badgeMessages);
  return (
    <Badge {...root} {...variants[state]}>
      {messages[state]}
    </Badge>
  );
};
