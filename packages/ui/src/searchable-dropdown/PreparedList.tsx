import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ListPopover } from '../internal/list/ListPopover.tsx';

type PreparedListProps = {
  /** It comes into the page after this. */
  fieldRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  children: ReactNode;
};

/** The first child: what comes after it has its effects in the page. */
const Place = ({ host, fieldRef, isOpen }: Omit<PreparedListProps, 'children'> & { host: HTMLElement }) => {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    fieldRef.current?.after(host);
    return () => host.remove();
  }, [host, fieldRef, isOpen]);
  return null;
};

/** A list that can be drawn before it is opened: outside the page, where nothing finds it and no layout is made of it. */
export const PreparedList = ({ fieldRef, isOpen, children }: PreparedListProps) => {
  const [host] = useState(() => (typeof document === 'object' ? document.createElement('div') : undefined));
  return (
    host &&
    createPortal(
      <>
        <Place fieldRef={fieldRef} host={host} isOpen={isOpen} />
        <ListPopover fieldRef={fieldRef} isShown={isOpen}>
          {children}
        </ListPopover>
      </>,
      host,
    )
  );
};
