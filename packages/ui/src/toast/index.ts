'use client';

export { TOAST_TYPES, DEFAULT_TOAST_DURATION } from './toast.ts';
export type { ToastAction, ToastCloseReason, ToastOptions, ToastType } from './toast.ts';
export { useToast } from './toast-context.ts';
export { createToaster } from './toaster.ts';
export type { ToastApi, Toaster, ToasterOptions } from './toaster.ts';
export { showPromise } from './show-promise.ts';
export type { PromiseToast, PromiseToasts } from './show-promise.ts';
export type { ToastChanges } from './toast-store.ts';
export type { ToastMessages } from './Toast.messages.ts';
export { ToastProvider } from './ToastProvider.tsx';
export type { ToastPosition } from './toast.ts';
export type { ToastProviderProps } from './ToastProvider.tsx';
