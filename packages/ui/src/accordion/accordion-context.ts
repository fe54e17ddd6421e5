import { createContext, useContext } from 'react';

type AccordionContextValue = {
  /** The browser closes the other sections of this name (https://html.spec.whatwg.org/#attr-details-name). */
  name?: string | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
};

export const AccordionContext = createContext<AccordionContextValue>({});

/** What the sections of an accordion share; empty for a section without one. */
export const useAccordion = (): AccordionContextValue => useContext(AccordionContext);
