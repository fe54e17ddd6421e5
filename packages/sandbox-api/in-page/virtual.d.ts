declare module 'virtual:sandbox/*' {
  import type { ValidateFunction } from 'ajv/dist/2020.js';
  import type { Operation } from '../src/description/operations.ts';

  export const validators: readonly (readonly [schema: string, validate: ValidateFunction])[];
  export const operations: readonly Operation[];
}
