import { type ReactNode, useRef } from 'react';
import { useDialog } from 'react-aria/useDialog';
import { withoutUndefined } from '../without-undefined.ts';

type ModalDialogProps = {
  /** `alertdialog` asks a question. `dialog` by default. */
  role?: 'dialog' | 'alertdialog';
  className: string;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-describedby'?: string | undefined;
  children: ReactNode;
};

/** A dialog for React Aria. It takes the focus itself unless an element in it does. */
export const ModalDialog = ({ className, children, ...props }: ModalDialogProps) => {
  const ref = useRef<HTMLElement>(null);
  const { dialogProps } = useDialog(withoutUndefined(props), ref);
  return (
    <section {...dialogProps} className={className} ref={ref}>
      {children}
    </section>
  );
};
