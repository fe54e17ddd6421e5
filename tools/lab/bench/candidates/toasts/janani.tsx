import '@janani/ui/theme.css';
import { ToastProvider, useToast } from '@janani/ui/toast';
import { useEffect } from 'react';
import { mountWithReact } from '../../page/mount-with-react.tsx';
import type { ToastsProps } from '../../page/toasts.ts';

const Ready = ({ onReady }: ToastsProps) => {
  const { show } = useToast();
  useEffect(() => onReady((text) => show({ type: 'info', ...text })), [onReady, show]);
  return null;
};

const Janani = (props: ToastsProps) => (
  <ToastProvider>
    <Ready {...props} />
  </ToastProvider>
);

export default mountWithReact(Janani);
