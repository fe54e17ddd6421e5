import { Activity, type ReactNode, type RefObject } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { type RootProps, styleProps } from '../root-props.ts';
import { ModalPanel, type ModalPlacement } from './ModalPanel.tsx';
import type { Tap } from './second-tap.ts';
import { useCloseOnBack } from './use-close-on-back.ts';
import { HostInserter, useDetachedHost } from '../DetachedHost.tsx';

export type ModalLayerProps = RootProps & {
  /** Its position: `tray` at the bottom of the screen, `sheet` there on phones only, `dialog` in the middle. */
  placement: ModalPlacement;
  isOpen: boolean;
  /**
   * Whether to render it before it opens, outside the page and without its effects. React Aria then does not know which
   * element had the focus before, so the caller returns it.
   */
  isPrerendered?: boolean;
  /** Called by Escape, a press outside, the close button inside it and Back. */
  onClose: () => void;
  /** Whether a press outside closes it. */
  closesOutside?: boolean;
  /** Whether only its own content may close it at the moment. */
  isLocked?: boolean;
  /** Whether Back of the browser or the phone closes it, instead of leaving the page. */
  closesOnBack?: boolean | undefined;
  /** The click that opened it, if a second tap may follow: see `second-tap.ts`. */
  triggerEvent?: RefObject<Tap | undefined>;
  /** A {@link ModalDialog}. */
  children: ReactNode;
};

const appendToBody = (host: HTMLElement) => document.body.append(host);

/**
 * The layer of all modal overlays: the page behind is inert and does not scroll, focus stays inside and returns at the
 * end. It uses the hooks of react-aria, and not the components (docs/decisions/components.md#overlays). A press outside
 * is handled here and not by `isDismissable` of react-aria, which would also close when the user releases a text
 * selection outside.
 */
export const ModalLayer = ({
  placement,
  isOpen,
  isPrerendered = false,
  onClose,
  closesOutside = true,
  isLocked = false,
  closesOnBack = false,
  triggerEvent,
  children,
  id,
  ref,
  ...rest
}: ModalLayerProps) => {
  useCloseOnBack(isOpen && closesOnBack, () => {
    if (isLocked) return false;
    onClose();
    return true;
  });
  const detachedHost = useDetachedHost();
  const host = isPrerendered ? detachedHost : undefined;
  if (!isOpen && !isPrerendered) return null;
  return (
    <Activity mode={isOpen ? 'visible' : 'hidden'}>
      {host && <HostInserter host={host} insert={appendToBody} />}
      {/* The page's body by default. */}
      <Overlay portalContainer={host as HTMLElement}>
        <ModalPanel
          closesOutside={closesOutside}
          isLocked={isLocked}
          onClose={onClose}
          triggerEvent={triggerEvent}
          placement={placement}
          root={{ ...styleProps(rest), id, ref }}
        >
          {children}
        </ModalPanel>
      </Overlay>
    </Activity>
  );
};
