/** The components of `@janani/ui` as a table: props, states, sizes and behaviours. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findUsedColors } from './colors-used.ts';
import type { Member, Members } from './members.ts';
import { getComponentModules } from '../module-closure.ts';
import { findPartNames } from './part-names.ts';
import { type ExportedName, getPropsByComponent, type PublicApi } from './public-api.ts';
import { getAttributes } from './state-attributes.ts';

export type Prop = Member & {
  /** The default, as code or as text. Undefined: it is absent, or false. */
  default?: string;
};

export type Component = {
  name: string;
  import: string;
  /** Its own sheet, besides `theme.css`. */
  css?: string;
  about: string;
  props: Prop[];
  /** Types of other packages whose props it accepts as well. */
  inherits: string[];
  /** `data-…` attributes of its states, for selectors in styles. */
  stateAttributes: string[];
  /**
   * Inner elements with a `data-part`, for selectors in styles. Some exist in one state only: a note, the close button
   * of a tray.
   */
  parts: string[];
  /** Roles of the theme's colours that it uses; those of a nested component are in its own row. */
  colors: string[];
  /** The limit of its size without React, in kB of 1,000 bytes (min and gzip); undefined when it is not measured. */
  maxKB?: number;
  /** Its behaviours, each covered by tests. */
  behaviours: string[];
};

/** An exported type used in props: an option of a list, the options of a toast. */
export type Shape = {
  name: string;
  import: string;
  about: string;
  members: Prop[];
  /** For a type without members: its text. */
  definition?: string;
};

const NO_MEMBERS: Members = { ownMembers: [], inherits: [] };
const isComponent = ({ kind, name, declaration }: ExportedName) =>
  kind === 'value' && /^[A-Z][a-z]/.test(name) && declaration.includes('=> JSX.Element');

/** Citations of documents that are not part of the package. */
const INTERNAL_CITATIONS = / \((?:spec §|design language|trap |[A-Z]{1,2}-\d)[^()]*\)/g;
const removeCitations = (text: string) => text.replaceAll(INTERNAL_CITATIONS, '');

/** Splits `How large. 'md' by default.` into description and default. */
const BY_DEFAULT = /^(.+?),? by default\b[.;:,]?\s*(.*)$/;

/** `'md'` in backticks is code, on its own. */
const withoutBackticks = (text: string) => text.replace(/^`([^`]*)`$/, '$1');

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const getProp = (member: Member): Prop => {
  const sentences = removeCitations(member.about).split(/(?<=[.?!])\s+/);
  const match = sentences.map((sentence) => BY_DEFAULT.exec(sentence)).find((each) => each !== null);
  const [sentence, value, rest = ''] = match ?? [];
  const about = sentences
    .map((each) => (each === sentence ? capitalise(rest) : each))
    .filter((each) => each !== '');
  return {
    ...member,
    about: about.join(' '),
    ...(value === undefined ? {} : { default: withoutBackticks(value) }),
  };
};

const toPlainText = (markdown: string) =>
  markdown
    .replaceAll(/<a id="[^"]*"><\/a>/g, '')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(INTERNAL_CITATIONS, '')
    .trim();

/** `docs/components.md`: a numbered line for each behaviour, by the name of the component. */
export const parseBehaviours = (markdown: string): Map<string, string[]> =>
  new Map(
    markdown
      .split(/^## /m)
      .slice(1)
      .flatMap((section) => {
        const [heading = '', ...lines] = section.split('\n');
        const behaviours = lines
          .filter((line) => /^\d+\. /.test(line))
          .map((line) => toPlainText(line.replace(/^\d+\. /, '')));
        return heading.split(/, | and /).map((name): [string, string[]] => [name.trim(), behaviours]);
      }),
  );

type Budgets = { components: { name: string; kB: number; lazy?: number }[] };

export const getComponents = (folder: string, docs: string, api: PublicApi): Component[] => {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, string> };
  const { components: budgets } = JSON.parse(read('budgets.json')) as Budgets;
  const behaviours = parseBehaviours(readFileSync(docs, 'utf8'));
  const props = getPropsByComponent(api);
  const entries = api.entries.map(({ entry }) => entry);

  return api.entries.flatMap(({ entry, names }) => {
    const files = globSync(`src/${entry}/**/*.{ts,tsx}`, { cwd: folder });
    const stateAttributes = [
      ...new Set(files.flatMap((file) => getAttributes(join(folder, file)))),
    ].toSorted();
    const modules = getComponentModules(join(folder, 'src'), entry, entries);
    const colors = findUsedColors(modules);
    const parts = findPartNames(modules);
    return names.filter(isComponent).map((component): Component => {
      const { ownMembers, inherits } = props.get(component.name) ?? NO_MEMBERS;
      const budget = budgets.find(({ name }) => name === component.name);
      return {
        name: component.name,
        import: `@janani/ui/${entry}`,
        ...(exports[`./${entry}.css`] ? { css: `@janani/ui/${entry}.css` } : {}),
        about: removeCitations(component.about),
        props: ownMembers.map(getProp),
        inherits,
        stateAttributes,
        parts,
        colors,
        ...(budget ? { maxKB: budget.kB + (budget.lazy ?? 0) } : {}),
        behaviours:
          behaviours.get(component.name) ?? behaviours.get(component.name.replace(/Provider$/, '')) ?? [],
      };
    });
  });
};

/** The props type is documented with its component, and the message type in its catalogue. */
const isShape = ({ kind, name, members, declaration }: ExportedName) =>
  kind === 'type' &&
  !/(?:Props|Messages)$/.test(name) &&
  // A type derived from our values has no readable text; where a prop uses it, its values are written out.
  (members.ownMembers.length > 0 || !declaration.includes('typeof'));

/** `type IsoDate = `${number}-…`;` without its name. */
const getDefinition = (declaration: string) => declaration.replace(/^type [^=]+= /, '').replace(/;$/, '');

export const getShapes = (api: PublicApi): Shape[] =>
  api.entries.flatMap(({ entry, names }) =>
    names.filter(isShape).map(({ name, about, members, declaration }): Shape => ({
      name,
      import: `@janani/ui/${entry}`,
      about: removeCitations(about),
      members: members.ownMembers.filter(({ name }) => !name.startsWith('[')).map(getProp),
      ...(members.ownMembers.length === 0 && { definition: getDefinition(declaration) }),
    })),
  );
