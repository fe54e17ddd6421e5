/** Replaces `platform/worker.ts`: a folder without a server has no worker. */
export const WORKER = '/sw.js';
export const startWorker = async (): Promise<void> => {};
export const precacheMemberFiles = async (): Promise<void> => {};
