import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ListPopover } from '../internal/list/ListPopover.tsx';

type PreparedListProps = {
  /** The list is inserted into the page after this element. */
  fieldRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  children: ReactNode;
};

/** Must be the first child: effects of the elements after it then run in the page. */
const HostPosition = ({
  host,
  fieldRef,
  isOpen,
}: Omit<PreparedListProps, 'children'> & { host: HTMLElement }) => {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    fieldRef.current?.after(host);
    return () => host.remove();
  }, [host, fieldRef, isOpen]);
  return null;
};

/** A list that can be rendered before it opens: outside the page, so that it is not found and needs no layout. */
export const PreparedList = ({ fieldRef, isOpen, children }: PreparedListProps) => {
  const [host] = useState(() => (typeof document === 'object' ? document.createElement('div') : undefined));
  return (
    host &&
    createPortal(
      <>
        <HostPosition fieldRef={fieldRef} host={host} isOpen={isOpen} />
        <ListPopover fieldRef={fieldRef} isShown={isOpen}>
          {children}
        </ListPopover>
      </>,
      host,
    )
  );
};
