/** What the sandbox checks requests and answers with, also against another description than its own. */
export { compileResponseGuard } from './description/response-guard.ts';
export { readOperations } from './description/read-operations.ts';
export { compileRequestGuard } from './description/request-guard.ts';
