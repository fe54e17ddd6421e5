import { operations } from 'virtual:sandbox/operations';

/** The operations of openapi/janani-api.yaml, read when the page was built. */
export const readOperations = () => operations;
