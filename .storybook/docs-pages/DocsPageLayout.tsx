import { UiProvider } from '@janani/ui/provider';
import type { ReactNode } from 'react';
import './docs-pages.css';

/** The layout of our own docs pages, which opts out of Storybook's styles for docs pages. */
export const DocsPageLayout = ({ children }: { children: ReactNode }) => (
  <UiProvider locale="en-IN">
    <div className="sb-unstyled docs-page">{children}</div>
  </UiProvider>
);

/** A link to another page of Storybook; it targets the top window, because a docs page is inside an iframe. */
export const PageLink = ({ path, children }: { path: string; children: ReactNode }) => (
  <a href={`./?path=${path}`} target="_top">
    {children}
  </a>
);

/** A table that is wider than a phone: it scrolls in its own container, also with the keyboard (WCAG 2.1.1). */
export const WideTable = ({ label, children }: { label: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section className="docs-page-scroll" aria-label={label} tabIndex={0}>
    {children}
  </section>
);
