import { operations } from 'virtual:sandbox/operations';

/** The operations of openapi/janani-api.yaml, read during the build of the page. */
export const readOperations = () => operations;
