import type { ReactNode, RefObject } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { type RootProps, styleProps } from '../root-props.ts';
import { ModalPanel, type ModalPlacement } from './ModalPanel.tsx';
import type { Tap } from './second-tap.ts';
import { useBackCloses } from './use-back-closes.ts';

export type ModalLayerProps = RootProps & {
  /** Where it stands: `tray` at the thumb's end, `sheet` there on phones only, `dialog` in the middle. */
  place: ModalPlacement;
  isOpen: boolean;
  /** Called by Escape, a press beside it, the close button inside it and Back. */
  onClose: () => void;
  /** Whether a press beside it closes it. */
  closesOutside?: boolean;
  /** Whether nothing but its own content may close it just now. */
  isKept?: boolean;
  /** Whether Back of the browser or the phone closes it, instead of leaving the page. */
  closesOnBack?: boolean;
  /** The click that opened it, where it may lie under the finger: see `second-tap.ts`. */
  openedBy?: RefObject<Tap | undefined>;
  /** A {@link ModalDialog}. */
  children: ReactNode;
};

/**
 * Everything that is open over the page: what is behind is inert and does not scroll, focus stays inside and
 * comes back at the end. Of react-aria it takes the hooks, and not the components (docs/decisions/components.md#overlays). A
 * press beside it is looked after here and not by `isDismissable` of react-aria, which a selected text that ends
 * there would close.
 */
export const ModalLayer = ({
  place,
  isOpen,
  onClose,
  closesOutside = true,
  isKept = false,
  closesOnBack = false,
  openedBy,
  children,
  id,
  ref,
  ...rest
}: ModalLayerProps) => {
  useBackCloses(isOpen && closesOnBack, () => {
    if (isKept) return false;
    onClose();
    return true;
  });
  if (!isOpen) return null;
  return (
    <Overlay>
      <ModalPanel
        closesOutside={closesOutside}
        isKept={isKept}
        onClose={onClose}
        openedBy={openedBy}
        place={place}
        root={{ ...styleProps(rest), id, ref }}
      >
        {children}
      </ModalPanel>
    </Overlay>
  );
};
