import { hiPages } from './hi-pages.ts';
import { hiPublic } from './hi-public.ts';

/** Hindi, for the public pages. */
export const texts = { ...hiPublic, ...hiPages };
