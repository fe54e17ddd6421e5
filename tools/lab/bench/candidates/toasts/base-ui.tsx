import './base-ui.css';
import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { mountWithReact } from '../../page/mount-with-react.tsx';
import type { ToastsProps } from '../../page/toasts.ts';

const Toasts = ({ onReady }: ToastsProps) => {
  const { toasts, add } = Toast.useToastManager();
  useEffect(() => onReady((text) => add(text)), [onReady, add]);
  return toasts.map((toast) => (
    <Toast.Root className="bench-toast" key={toast.id} toast={toast}>
      <Toast.Content>
        <Toast.Title />
        <Toast.Description />
        <Toast.Close>Dismiss</Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
};

const BaseUi = (props: ToastsProps) => (
  <Toast.Provider>
    <Toast.Portal>
      <Toast.Viewport className="bench-viewport">
        <Toasts {...props} />
      </Toast.Viewport>
    </Toast.Portal>
  </Toast.Provider>
);

export default mountWithReact(BaseUi);
