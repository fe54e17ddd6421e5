import { type ReactNode, type RefObject, useCallback } from 'react';
import { createPortal } from 'react-dom';
import { HostInserter, useDetachedHost } from '../internal/DetachedHost.tsx';
import { ListPopover } from '../internal/list/ListPopover.tsx';

type PrerenderedListProps = {
  /** The list is inserted into the page after this element. */
  fieldRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  children: ReactNode;
};

/** A list that is rendered before it opens: outside the page, so that it cannot be found and requires no layout. */
export const PrerenderedList = ({ fieldRef, isOpen, children }: PrerenderedListProps) => {
  const host = useDetachedHost();
  const insertAfterField = useCallback(
    (element: HTMLElement) => fieldRef.current?.after(element),
    [fieldRef],
  );
  return (
    host &&
    createPortal(
      <>
        {isOpen && <HostInserter host={host} insert={insertAfterField} />}
        <ListPopover fieldRef={fieldRef} isShown={isOpen}>
          {children}
        </ListPopover>
      </>,
      host,
    )
  );
};
