import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

/** How a React component enters the page. */
export const inReact =
  <Props extends object>(Component: ComponentType<Props>) =>
  (root: HTMLElement, props: Props): void =>
    createRoot(root).render(<Component {...props} />);
