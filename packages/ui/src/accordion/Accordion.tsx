import { type ReactNode, type Ref, type SyntheticEvent, useId, useRef } from 'react';
import { ChevronDownIcon } from '../icons/index.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import { AccordionContext, useAccordion } from './accordion-context.ts';
import * as styles from './Accordion.css.ts';

export type AccordionProps = RootProps & {
  /** Whether opening one section closes the others. Several can be open at once by default. */
  isExclusive?: boolean | undefined;
  /** The level of the headings of its sections. Without it a section has no heading in the outline of the page. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** `AccordionItem`s. */
  children: ReactNode;
};

/**
 * Sections of which each can be opened and closed, such as frequently asked questions. Native `<details>` elements:
 * they work before a script has loaded, and the browser's search opens the section that it finds a word in.
 */
export const Accordion = ({ isExclusive = false, headingLevel, children, ...root }: AccordionProps) => {
  const id = useId();
  return (
    <AccordionContext value={{ name: isExclusive ? id : undefined, headingLevel }}>
      <div {...rootProps(root, styles.accordion)}>{children}</div>
    </AccordionContext>
  );
};

export type AccordionItemProps = Omit<RootProps, 'ref'> & {
  /** The text of the button that opens and closes the section. */
  title: ReactNode;
  /** Whether it is open at first. */
  defaultOpen?: boolean | undefined;
  /** Whether it is open, controlled by the caller. */
  isOpen?: boolean | undefined;
  /** Called when the section opens or closes, also by the browser's search. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The content of the section. */
  children: ReactNode;
  /** A ref to the `<details>` element. */
  ref?: Ref<HTMLDetailsElement> | undefined;
};

/** One section of an `Accordion`; by itself it is a disclosure. */
export const AccordionItem = ({
  title,
  defaultOpen = false,
  isOpen,
  onOpenChange,
  children,
  ref,
  ...root
}: AccordionItemProps) => {
  const { name, headingLevel } = useAccordion();
  const lastOpen = useRef(isOpen ?? defaultOpen);
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'span';
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    const { open } = currentTarget;
    // A section that is open at first sends an event, too.
    if (open === (isOpen ?? lastOpen.current)) return;
    lastOpen.current = open;
    onOpenChange?.(open);
    // The browser has toggled it already: a controlled section is open again only when the caller agrees.
    if (isOpen !== undefined) currentTarget.open = isOpen;
  };
  return (
    <details
      {...rootProps(root, styles.item)}
      name={name}
      onToggle={onToggle}
      open={isOpen ?? defaultOpen}
      ref={ref}
    >
      <summary className={styles.summary} data-part="summary">
        <Heading className={styles.title} data-part="title">
          {title}
        </Heading>
        <ChevronDownIcon className={styles.chevron} />
      </summary>
      <div className={styles.content} data-part="content">
        {children}
      </div>
    </details>
  );
};
