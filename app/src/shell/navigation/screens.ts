import type { ComponentType } from 'react';
import type { Route } from '../../routes/routes.ts';

type Screen = { default: ComponentType };

// The landing page is part of the first script.
const files = import.meta.glob<Screen>([
  '../../pages/*/*.tsx',
  '!../../pages/public/Home.tsx',
  '!**/*.test.tsx',
]);

/** Fetches the screen of a page. */
export const loadScreen = async ({ screen }: Pick<Route, 'screen'>): Promise<Screen> => {
  const load = files[`../../pages/${screen}.tsx`];
  if (!load)
    throw new Error(
      `There is no app/src/pages/${screen}.tsx, so its page cannot be drawn. Correct the record in app/src/routes/routes.ts.`,
    );
  return load();
};
