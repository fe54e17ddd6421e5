/** What the sandbox checks requests and answers with, also against another description than its own. */
export { compileAnswerGuard } from './description/answer-guard.ts';
export { readOperations } from './description/read-operations.ts';
export { compileRequestGuard } from './description/request-guard.ts';
