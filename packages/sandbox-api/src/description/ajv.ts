import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';

// ajv-formats is CommonJS: in Node the function is the module, to TypeScript it is its default export.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

const withFormats = (options: Options) => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, ...options });
  addFormats(ajv);
  return ajv;
};

/** Compiles schemas of parsed JSON. A validator finds every error, with the value and its schema. */
export const createBodyAjv = (options: Options = {}) =>
  withFormats({ discriminator: true, allErrors: true, verbose: true, ...options });

/** Compiles schemas of parameters: texts are converted to the described types, and defaults are filled in. */
export const createParameterAjv = (options: Options = {}) =>
  withFormats({ coerceTypes: true, useDefaults: true, ...options });
