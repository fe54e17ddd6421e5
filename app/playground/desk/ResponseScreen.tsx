import { useState } from 'react';
import { runActions } from '../../screens/act.ts';
import type { Exchange } from './read-input.ts';
import { createResponseScreen } from './screens.ts';

/** The product with a response in place of the sandbox's, as far as a user gets with it. */
export const ResponseScreen = ({ exchange }: { exchange: Exchange }) => {
  const [{ scene, steps }] = useState(() => createResponseScreen(exchange, new Date().toISOString()));
  return (
    <iframe
      className="desk-screen"
      src="index.html#embedded"
      data-scene={JSON.stringify(scene)}
      title={`What a user sees after ${exchange.call}`}
      // A step whose element is missing ends them: that is what the user would see. The focus stays there, since a list
      // closes without it.
      onLoad={({ currentTarget }) => {
        if (steps) void runActions(currentTarget.parentElement!, steps).catch(() => {});
      }}
      // No new window, and no other page in place of the desk. Its scripts are of this origin.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-forms"
    />
  );
};
