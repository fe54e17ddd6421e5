import { useEffect } from 'react';
import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import { mountWithReact } from '../../page/mount-with-react.tsx';
import type { ToastsProps, ToastText } from '../../page/toasts.ts';

/** The number of visible toasts, as in the other libraries. */
const queue = new ToastQueue<ToastText>({ maxVisibleToasts: 3 });

const ReactAria = ({ onReady }: ToastsProps) => {
  useEffect(() => onReady((text) => queue.add(text, { timeout: 5000 })), [onReady]);
  return (
    <ToastRegion queue={queue} style={{ position: 'fixed', insetBlockStart: 16, insetInlineEnd: 16 }}>
      {({ toast }) => (
        <Toast style={{ padding: 16, border: '1px solid gray' }} toast={toast}>
          <ToastContent>
            <Text slot="title">{toast.content.title}</Text>
            <Text slot="description">{toast.content.description}</Text>
          </ToastContent>
          <Button slot="close">×</Button>
        </Toast>
      )}
    </ToastRegion>
  );
};

export default mountWithReact(ReactAria);
