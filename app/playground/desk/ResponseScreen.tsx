import { useEffect, useRef } from 'react';
import { runActions } from '../../screens/act.ts';
import type { Exchange } from './read-input.ts';
import { createResponseScreen } from './screens.ts';

/** The product with a response in place of the sandbox's, as far as a user gets with it. */
export const ResponseScreen = ({ exchange }: { exchange: Exchange }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const { scene, steps } = createResponseScreen(exchange, new Date().toISOString());
    const onMessage = ({ source }: MessageEvent) => {
      if (source !== frame.current!.contentWindow) return;
      frame.current!.contentWindow!.postMessage(scene, window.location.origin);
      // A step whose element is missing ends them: that is what the user would see. The focus stays there, since a list
      // closes without it.
      if (steps) void runActions(frame.current!.parentElement!, steps).catch(() => {});
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [exchange]);
  return (
    <iframe
      ref={frame}
      className="desk-screen"
      src="index.html#embedded"
      title={`What a user sees after ${exchange.call}`}
      // No new window, and no other page in place of the desk. Its scripts are of this origin.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-forms"
    />
  );
};
