'use client';

export { ConfirmDialog } from './ConfirmDialog.tsx';
export type { ConfirmDialogProps } from './ConfirmDialog.tsx';
export type { ConfirmDialogMessages } from './ConfirmDialog.messages.ts';
export { Dialog } from './Dialog.tsx';
export type { DialogProps } from './Dialog.tsx';
