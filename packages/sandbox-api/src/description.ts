/** The validation of requests and responses, also for use with another description. */
export { compileResponseGuard } from './description/response-guard.ts';
export { readOperations } from './description/read-operations.ts';
export { compileRequestGuard } from './description/request-guard.ts';
