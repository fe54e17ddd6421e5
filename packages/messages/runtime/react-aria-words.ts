import type { ReactAriaWords } from '@janani/ui/react-aria-words';

/** What react-aria says itself, in the language that is spoken: nothing where it has words of its own. */
export const reactAriaWords: ReactAriaWords | undefined = undefined;
