/**
 * Storybook takes a component's props from the package's own `components.json`, which resolves all types. Storybook's
 * own parser does not, so the prop tables of SearchableDropdown and of toasts would be empty.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ensureMetadataGenerated } from '../packages/ui/scripts/metadata/metadata-stamp.ts';
import type { Component, Prop } from '../packages/ui/scripts/metadata/components.ts';

// The docs pages read the same file, so the first process that needs it generates it.
ensureMetadataGenerated();
const file = join(import.meta.dirname, '../packages/ui/components.json');
const { components } = JSON.parse(readFileSync(file, 'utf8')) as { components: Component[] };

const LITERAL = /^(?:'[^']*'|\d+)$/;

/**
 * A type in the format of react-docgen. With `tsType` Storybook would show a union as "union"; with `flowType` it
 * shows the values.
 */
const getDocgenType = (typeText: string): object => {
  const members = typeText.split(' | ');
  if (members.length > 1 && members.every((choice) => LITERAL.test(choice)))
    return { name: 'union', raw: typeText, elements: members.map((value) => ({ name: 'literal', value })) };
  if (typeText.includes('=>')) return { name: 'signature', type: 'function', raw: typeText };
  return { name: typeText };
};

const toDocgenProp = ({ type, isRequired, about, default: value }: Prop): object => ({
  required: isRequired,
  flowType: getDocgenType(type),
  description: about,
  ...(value === undefined ? {} : { defaultValue: { value, computed: false } }),
});

const getDocumentation = ({ name, about, props }: Component): string => {
  const documentation = {
    displayName: name,
    description: about,
    props: Object.fromEntries(props.map((prop) => [prop.name, toDocgenProp(prop)])),
  };
  return `${name}.__docgenInfo = ${JSON.stringify(documentation)};`;
};

const isDeclaredIn = (code: string, { name }: Component) =>
  new RegExp(String.raw`^export const ${name}\b`, 'm').test(code);

/** Adds to each component its documentation from `components.json`, as `__docgenInfo`. */
export const propsPlugin: Plugin = {
  name: 'janani:props-of-parts',
  enforce: 'pre',
  transform: {
    filter: { id: /packages\/ui\/src\/[^?]*[A-Z]\w*\.tsx$/ },
    handler(code) {
      const documentation = components
        .filter((component) => isDeclaredIn(code, component))
        .map(getDocumentation);
      return documentation.length === 0
        ? undefined
        : { code: `${code}\n${documentation.join('\n')}\n`, map: null };
    },
  },
};
