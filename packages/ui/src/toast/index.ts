'use client';

export { TOAST_TYPES, DEFAULT_TOAST_DURATION } from './toast.ts';
export type { ToastAction, ToastCloseReason, ToastOptions, ToastType } from './toast.ts';
export { useToast } from './toast-context.ts';
export type { ToastApi } from './toast-context.ts';
export type { ToastChanges } from './toast-store.ts';
export type { ToastMessages } from './Toast.messages.ts';
export { ToastProvider } from './ToastProvider.tsx';
export type { ToastProviderProps } from './ToastProvider.tsx';
