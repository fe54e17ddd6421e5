/**
 * What Storybook knows of a part's props is what the package ships: `components.json`, which goes through every type that
 * props are built of. Its own reader does not, so the tables of SearchableDropdown and of toasts were empty.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { haveTables } from '../packages/ui/scripts/tables/current-tables.ts';
import type { Component, Prop } from '../packages/ui/scripts/tables/components.ts';

// The first that needs it; the pages do as well.
haveTables();
const file = join(import.meta.dirname, '../packages/ui/components.json');
const { components } = JSON.parse(readFileSync(file, 'utf8')) as { components: Component[] };

const LITERAL = /^(?:'[^']*'|\d+)$/;

/** A type as react-docgen writes it. Of `tsType` Storybook would show a choice as "union"; of `flowType` it shows the values. */
const typeOf = (written: string): object => {
  const choices = written.split(' | ');
  if (choices.length > 1 && choices.every((choice) => LITERAL.test(choice)))
    return { name: 'union', raw: written, elements: choices.map((value) => ({ name: 'literal', value })) };
  if (written.includes('=>')) return { name: 'signature', type: 'function', raw: written };
  return { name: written };
};

const propOf = ({ type, isRequired, about, default: value }: Prop): object => ({
  required: isRequired,
  flowType: typeOf(type),
  description: about,
  ...(value === undefined ? {} : { defaultValue: { value, computed: false } }),
});

const tellOf = ({ name, about, props }: Component): string => {
  const told = {
    displayName: name,
    description: about,
    props: Object.fromEntries(props.map((prop) => [prop.name, propOf(prop)])),
  };
  return `${name}.__docgenInfo = ${JSON.stringify(told)};`;
};

const declares = (code: string, { name }: Component) =>
  new RegExp(String.raw`^export const ${name}\b`, 'm').test(code);

/** Writes beside each part what the table of components says of it. */
export const propsOfParts: Plugin = {
  name: 'janani:props-of-parts',
  enforce: 'pre',
  transform: {
    filter: { id: /packages\/ui\/src\/[^?]*[A-Z]\w*\.tsx$/ },
    handler(code) {
      const told = components.filter((component) => declares(code, component)).map(tellOf);
      return told.length === 0 ? undefined : { code: `${code}\n${told.join('\n')}\n`, map: null };
    },
  },
};
