import type { ReactNode } from 'react';
import type { OverlayMessages } from '../internal/overlay/Overlay.messages.ts';
import type { RootProps } from '../internal/root-props.ts';
import { OverlayDialog } from '../internal/overlay/OverlayDialog.tsx';

export type DialogProps = RootProps & {
  /** The heading, which also names the dialog. */
  title: string;
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called by the close button, Escape, a press outside and, with `closesOnBack`, Back. */
  onClose: () => void;
  /** Back of the browser or the phone closes it instead of leaving the page. */
  closesOnBack?: boolean;
  /** Buttons at its end, the main one last. */
  actions?: ReactNode;
  /** Its content. */
  children: ReactNode;
  /** Texts that replace the component's own, by name. */
  messages?: Partial<OverlayMessages> | undefined;
};

/**
 * Content to read or to fill in before the user continues, in the middle of the screen. Focus goes to its first field,
 * else to the dialog itself so that it is read from the top, and returns when it closes.
 */
export const Dialog = (props: DialogProps) => <OverlayDialog {...props} placement="dialog" />;
