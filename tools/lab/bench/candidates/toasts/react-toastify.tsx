import { useEffect } from 'react';
import { toast, ToastContainer } from 'react-toastify';
import { mountWithReact } from '../../page/mount-with-react.tsx';
import type { ToastsProps } from '../../page/toasts.ts';

const Toastify = ({ onReady }: ToastsProps) => {
  useEffect(
    () =>
      onReady(({ title, description }) =>
        toast.info(
          <div>
            <b>{title}</b>
            <div>{description}</div>
          </div>,
        ),
      ),
    [onReady],
  );
  return <ToastContainer />;
};

export default mountWithReact(Toastify);
