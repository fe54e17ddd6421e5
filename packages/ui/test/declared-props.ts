import { join } from 'node:path';
import { type PublicApi, readPublicApi } from '../../../scripts/api/public-api.ts';

const packageFolder = join(import.meta.dirname, '..');

/** What React's own types declare of the props that are asked about here. */
const REACT_TYPES: Record<string, string[]> = {
  HTMLAttributes: ['className'],
  AnchorHTMLAttributes: ['className'],
  SVGProps: ['className', 'ref'],
};

const inQuotes = (list: string) => [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name);

const declares = (types: Map<string, string>, type: string, prop: string): boolean => {
  const text = types.get(type);
  if (text === undefined) return REACT_TYPES[type]?.includes(prop) ?? false;
  if (new RegExp(String.raw`^ {4}${prop}\??:`, 'm').test(text)) return true;
  const [head = ''] = text.replace(/^type \w+(?:<[^=]*>)? = /, '').split('{');
  return head.split('&').some((part) => {
    const [, tool, from = '', list = ''] = /^\s*(Omit|Pick)<(\w+)[^,]*, ([^>]*)>/.exec(part) ?? [];
    const isNamed = inQuotes(list).includes(prop);
    if (tool) return (tool === 'Pick') === isNamed && declares(types, from, prop);
    const [, name = ''] = /^\s*(\w+)/.exec(part) ?? [];
    return declares(types, name, prop);
  });
};

/** Asks the public API whether the props of a component hold a name. */
export const propsReader = ({ entries, foundations }: PublicApi = readPublicApi(packageFolder)) => {
  const names = [...entries.flatMap(({ names }) => names), ...foundations];
  const types = new Map(names.map(({ name, declaration }) => [name, declaration]));
  return (component: string, prop: string): boolean => declares(types, propsTypeOf(types, component), prop);
};

/** `const Button: (props: ButtonProps) => …` takes `ButtonProps`. */
const propsTypeOf = (types: Map<string, string>, component: string): string =>
  /\(props\??: (\w+)/.exec(types.get(component) ?? '')?.[1] ?? '';
