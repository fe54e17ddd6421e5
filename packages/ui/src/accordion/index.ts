'use client';

export { Accordion, AccordionItem } from './Accordion.tsx';
export type { AccordionItemProps, AccordionProps } from './Accordion.tsx';
