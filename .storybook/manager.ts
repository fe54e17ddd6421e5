import { addons } from 'storybook/manager-api';
import { frameLook } from './front/brand.ts';
import { sentenceCase } from './front/sentence-case.ts';

const dark = window.matchMedia('(prefers-color-scheme: dark)');

const configure = () =>
  addons.setConfig({
    theme: frameLook(dark.matches ? 'dark' : 'light'),
    sidebar: {
      showRoots: true,
      renderLabel: ({ name, type }) => (type === 'story' ? sentenceCase(name) : name),
    },
  });

configure();
dark.addEventListener('change', configure);

/** Storybook writes its own name behind each title; ours is what somebody with many tabs looks for. */
const nameTab = () => {
  const title = document.title.replace(/(?:Storybook)$/, 'Janani');
  if (title !== document.title) document.title = title;
};
const titleElement = document.querySelector('title');
if (titleElement) new MutationObserver(nameTab).observe(titleElement, { childList: true });
nameTab();
