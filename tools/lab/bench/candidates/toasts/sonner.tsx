import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import { mountWithReact } from '../../page/mount-with-react.tsx';
import type { ToastsProps } from '../../page/toasts.ts';

const Sonner = ({ onReady }: ToastsProps) => {
  useEffect(() => onReady(({ title, description }) => toast.info(title, { description })), [onReady]);
  return <Toaster closeButton position="top-right" />;
};

export default mountWithReact(Sonner);
