/// <reference types="vite/client" />
import { Markdown } from '@storybook/addon-docs/blocks';

const tables = import.meta.glob<string>(['../../../docs/behaviours/*.md', '!**/README.md'], {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** The tests that the tables lead to are files of the repository, and no pages of Storybook. */
const forStorybook = (text: string) =>
  text
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]+\)/g, '$1')
    .replace(/^# /, '## ');

/** What the suites of other libraries assert of each part, and whether it is held here. */
export const BehaviourTables = () =>
  Object.entries(tables).map(([file, text]) => <Markdown key={file}>{forStorybook(text)}</Markdown>);
