'use client';

export {
  formatTimestamp,
  formatTimestampInViewerZone,
  INDIA_TIME_ZONE,
  parseTimestamp,
} from './format-timestamp.ts';
export type { TimestampOptions, TimestampParts } from './format-timestamp.ts';
export { Timestamp } from './Timestamp.tsx';
export type { TimestampMessages } from './Timestamp.messages.ts';
export type { TimestampProps } from './Timestamp.tsx';
export { formatDate } from './format-date.ts';
