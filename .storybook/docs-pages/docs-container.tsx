import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { createTheme, type Scheme } from './brand.ts';
import { getSystemTheme } from './system-theme.ts';
import './docs.css';

type GlobalsEvent = { globals?: { theme?: string } };

const THEMES = { light: createTheme('light'), dark: createTheme('dark') };

/** A page has the colour scheme of its components, which the toolbar selects. */
export const ThemedDocsContainer = ({ context, children }: PropsWithChildren<DocsContainerProps>) => {
  const { channel } = context;
  const [theme, setTheme] = useState(() => {
    const [event] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as GlobalsEvent[];
    return event?.globals?.theme ?? getSystemTheme();
  });
  useEffect(() => {
    const onGlobals = ({ globals }: GlobalsEvent) => setTheme(globals?.theme ?? getSystemTheme());
    channel.on(GLOBALS_UPDATED, onGlobals);
    return () => channel.off(GLOBALS_UPDATED, onGlobals);
  }, [channel]);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  const scheme: Scheme = theme === 'dark' ? 'dark' : 'light';
  return (
    <DocsContainer context={context} theme={THEMES[scheme]}>
      {children}
    </DocsContainer>
  );
};
