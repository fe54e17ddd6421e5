import { z } from 'zod/mini';

/** The parts of a form's draft. One that cannot be read is empty, and takes no other with it. */
export const draftText = z.catch(z.string(), '');
export const draftNumber = z.catch(z.nullable(z.number()), null);
export const draftChoice = z.catch(
  z.nullable(z.object({ value: z.string(), label: z.string(), isCustom: z.boolean() })),
  null,
);
