import type { DialogProps } from '../dialog/index.ts';
import { OverlayDialog } from '../internal/overlay/OverlayDialog.tsx';

export type SheetProps = DialogProps;

/**
 * A dialog that rises from the thumb's end of a phone, and stands in the middle of a wide screen. In everything
 * else it is a Dialog.
 */
export const Sheet = (props: SheetProps) => <OverlayDialog {...props} place="sheet" />;
