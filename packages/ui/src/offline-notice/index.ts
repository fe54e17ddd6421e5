'use client';

export { OfflineNotice } from './OfflineNotice.tsx';
export type { OfflineNoticeProps } from './OfflineNotice.tsx';
export type { OfflineNoticeMessages } from './OfflineNotice.messages.ts';
export { useOnline } from './use-online.ts';
