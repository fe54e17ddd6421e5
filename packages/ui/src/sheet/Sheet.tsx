import type { DialogProps } from '../dialog/index.ts';
import { OverlayDialog } from '../internal/overlay/OverlayDialog.tsx';

export type SheetProps = DialogProps;

/**
 * A dialog that rises from the bottom of a phone, and is in the middle of a wide screen. In all other respects it is a
 * Dialog.
 */
export const Sheet = (props: SheetProps) => <OverlayDialog {...props} placement="sheet" />;
