import { PureArgsTable } from '@storybook/addon-docs/blocks';
import table from '../components.json';
import './docs.css.ts';

type PropRow = { name: string; type: string; isRequired: boolean; about: string; default?: string };

const getProps = (name: string): PropRow[] => {
  const component = table.components.find((candidate) => candidate.name === name);
  const shape = table.types.find((candidate) => candidate.name === name);
  const props = component?.props ?? shape?.members;
  if (!props) throw new Error(`components.json has no ${name}. Run \`pnpm generate\`, or correct the page.`);
  return props;
};

const toRow = ({ name, type, isRequired, about, default: value }: PropRow) => ({
  name,
  description: about,
  type: { required: isRequired },
  table: { type: { summary: type }, ...(value === undefined ? {} : { defaultValue: { summary: value } }) },
});

/** The table of a component, or of a type used in props, for which no story has controls. */
export const Props = ({ of }: { of: string }) => (
  <PureArgsTable
    inAddonPanel={false}
    rows={Object.fromEntries(getProps(of).map((prop) => [prop.name, toRow(prop)]))}
  />
);
