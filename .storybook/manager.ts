import { addons } from 'storybook/manager-api';
import { getSelectedBackground, createTheme, type Scheme } from './docs-pages/brand.ts';
import { toSentenceCase } from './docs-pages/sentence-case.ts';

const dark = window.matchMedia('(prefers-color-scheme: dark)');

const configure = () => {
  const scheme: Scheme = dark.matches ? 'dark' : 'light';
  // Storybook would darken the colour of links for it, which is too light for white text in the dark theme.
  document.documentElement.style.setProperty('--janani-chosen', getSelectedBackground(scheme));
  addons.setConfig({
    theme: createTheme(scheme),
    sidebar: {
      showRoots: true,
      renderLabel: ({ name, type }) => (type === 'story' ? toSentenceCase(name) : name),
    },
  });
};

configure();
dark.addEventListener('change', configure);

/** Storybook appends its own name to each title; ours is easier to find among many tabs. */
const setTabTitle = () => {
  const title = document.title.replace(/(?:Storybook)$/, 'Janani');
  if (title !== document.title) document.title = title;
};
const titleElement = document.querySelector('title');
if (titleElement) new MutationObserver(setTabTitle).observe(titleElement, { childList: true });
setTabTitle();
