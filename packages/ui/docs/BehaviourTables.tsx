/// <reference types="vite/client" />
import { Markdown } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import * as styles from './docs.css.ts';

const tables = import.meta.glob<string>(['../../../docs/behaviours/*.md', '!**/README.md'], {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** The tests that the tables link to are files of the repository, and not pages of Storybook. */
const toStorybookMarkdown = (text: string) =>
  text
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]+\)/g, '$1')
    .replace(/^# /, '## ');

/** A table that is wider than a phone scrolls by itself, so that the page does not (WCAG 1.4.10). */
const ScrollingTable = (props: ComponentProps<'table'>) => (
  <div className={styles.tableScroller}>
    <table {...props} />
  </div>
);

const options = { overrides: { table: ScrollingTable } };

/** The behaviours that test suites of other libraries assert for each component, and whether it has them here. */
export const BehaviourTables = () =>
  Object.entries(tables).map(([file, text]) => (
    <Markdown key={file} options={options}>
      {toStorybookMarkdown(text)}
    </Markdown>
  ));
