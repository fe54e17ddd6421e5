'use client';

export { formatTimestamp, formatTimestampAbroad, INDIA_TIME_ZONE, instantOf } from './format-timestamp.ts';
export type { TimestampOptions, TimestampParts } from './format-timestamp.ts';
export { Timestamp } from './Timestamp.tsx';
export type { TimestampMessages } from './Timestamp.messages.ts';
export type { TimestampProps } from './Timestamp.tsx';
export { writeDate } from './write-date.ts';
