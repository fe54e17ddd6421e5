import { createContext, useContext } from 'react';

type Group = {
  /** The browser closes the other sections of this name (https://html.spec.whatwg.org/#attr-details-name). */
  name?: string | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
};

export const AccordionContext = createContext<Group>({});

/** What the sections of an accordion have in common; nothing for a section by itself. */
export const useAccordion = (): Group => useContext(AccordionContext);
