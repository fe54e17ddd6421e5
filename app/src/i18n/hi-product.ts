import { hiEntry } from './hi-entry.ts';
import { hiMember } from './hi-member.ts';

/** Hindi, for what is behind sign-in and the way there. */
export const texts = { ...hiEntry, ...hiMember };
export { hindi as reactAria } from '@janani/ui/react-aria-words/hi';
