import { z } from 'zod/mini';

/** The fields of a form's draft. A field that cannot be read is empty and does not affect the others. */
export const draftText = z.catch(z.string(), '');
export const draftNumber = z.catch(z.nullable(z.number()), null);
export const draftChoice = z.catch(
  z.nullable(z.object({ value: z.string(), label: z.string(), isCustom: z.boolean() })),
  null,
);
