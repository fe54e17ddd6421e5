/** `llms.txt` (https://llmstxt.org): the purpose and contents of a package, on one page of plain text. */
import type { Component } from './components.ts';

const HEAD = `# @janani/ui

> An accessible design system for React: WCAG 2.2 AA, English and Hindi (other languages by the app), light, dark and more contrast, for small phones and thin networks.

Each component is a path of its own; there is no index. Styles once: \`import '@janani/ui/styles.css'\`, or \`theme.css\` and a sheet for each component. Around the app: \`<UiProvider locale="en-IN">\` of \`@janani/ui/provider\`, and \`<ToastProvider>\` of \`@janani/ui/toast\` where there are toasts. Texts of the app are props; the components' own words are English, \`messages={hindi}\` of \`@janani/ui/messages/hi\` makes them Hindi, and \`messages\` changes them. States are data attributes; colours, sizes and times are CSS variables.

## Documents

- [README.md](./README.md): how to start, brands, styles, languages, frameworks, forms, tests, browsers
- [components.json](./components.json): every component with its props (types, what they mean), state attributes, colours, largest size and behaviours
- [tokens.json](./tokens.json): the design tokens (W3C format); [as sets with aliases](./tokens/janani.resolver.json), for design tools
- [MIGRATION.md](./MIGRATION.md), and in a released package SUPPORT.md and CHANGELOG.md: what is supported, and what changed

## Components
`;

const getProps = ({ props }: Component) =>
  props.map(({ name, isRequired }) => (isRequired ? `${name} (required)` : name)).join(', ');

const formatComponent = (component: Component) => {
  const size = component.maxKB === undefined ? [] : [`At most ${component.maxKB} kB.`];
  const props = component.props.length === 0 ? [] : [`Props: ${getProps(component)}.`];
  const inherits = component.inherits.length === 0 ? [] : [`Also: ${component.inherits.join(', ')}.`];
  return [
    `- \`${component.name}\` of \`${component.import}\`:`,
    component.about,
    ...size,
    ...props,
    ...inherits,
  ].join(' ');
};

/** The icons differ only in their name. */
const isIcon = ({ name, import: path }: Component) => path.endsWith('/icons') && name !== 'Icon';

export const getLlmsText = (components: Component[]): string => {
  const icons = components.filter(isIcon).map(({ name }) => `\`${name}\``);
  const others = components.filter((component) => !isIcon(component));
  return `${HEAD}\n${others.map(formatComponent).join('\n')}\n- Icons of \`@janani/ui/icons\`, each with the props of \`Icon\`: ${icons.join(', ')}.\n`;
};
