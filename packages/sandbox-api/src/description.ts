/** Validates requests and responses against an API description, also a version other than the current one. */
export { compileResponseGuard } from './description/response-guard.ts';
export { readOperations } from './description/read-operations.ts';
export { compileRequestGuard } from './description/request-guard.ts';
