import { useEffect } from 'react';
import { toast, Toaster } from 'react-hot-toast';
import { mountWithReact } from '../../page/mount-with-react.tsx';
import type { ToastsProps } from '../../page/toasts.ts';

const HotToast = ({ onReady }: ToastsProps) => {
  useEffect(
    () =>
      onReady(({ title, description }) =>
        toast(
          <div>
            <b>{title}</b>
            <div>{description}</div>
          </div>,
        ),
      ),
    [onReady],
  );
  return <Toaster position="top-right" />;
};

export default mountWithReact(HotToast);
