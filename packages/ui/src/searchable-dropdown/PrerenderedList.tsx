import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ListPopover } from '../internal/list/ListPopover.tsx';

type PrerenderedListProps = {
  /** The list is inserted into the page after this element. */
  fieldRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  children: ReactNode;
};

/** Inserts the host into the page. It must be the first child, so that effects of the children after it run in the page. */
const HostInserter = ({
  host,
  fieldRef,
  isOpen,
}: Omit<PrerenderedListProps, 'children'> & { host: HTMLElement }) => {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    fieldRef.current?.after(host);
    return () => host.remove();
  }, [host, fieldRef, isOpen]);
  return null;
};

/** A list that is rendered before it opens: outside the page, so that it cannot be found and requires no layout. */
export const PrerenderedList = ({ fieldRef, isOpen, children }: PrerenderedListProps) => {
  const [host] = useState(() => (typeof document === 'object' ? document.createElement('div') : undefined));
  return (
    host &&
    createPortal(
      <>
        <HostInserter fieldRef={fieldRef} host={host} isOpen={isOpen} />
        <ListPopover fieldRef={fieldRef} isShown={isOpen}>
          {children}
        </ListPopover>
      </>,
      host,
    )
  );
};
