import { join } from 'node:path';
import { getPropsByComponent, type PublicApi, readPublicApi } from '../scripts/metadata/public-api.ts';

const packageFolder = join(import.meta.dirname, '..');

/** React's own declarations of the props that are checked here. */
const REACT_TYPES: Record<string, string[]> = {
  HTMLAttributes: ['className'],
  AnchorHTMLAttributes: ['className'],
  SVGProps: ['className', 'ref'],
  // A type of this package that extends React's.
  LinkComponentProps: ['className', 'ref'],
};

/** `Omit<SVGProps<SVGSVGElement>, 'width'>` has all of `SVGProps` but the width. */
const isInherited = (typeText: string, prop: string): boolean => {
  const [, name = '', from = ''] = /^(\w+)(?:<(\w+))?/.exec(typeText) ?? [];
  if (name !== 'Omit') return REACT_TYPES[name]?.includes(prop) ?? false;
  return !typeText.includes(`'${prop}'`) && (REACT_TYPES[from]?.includes(prop) ?? false);
};

/** Returns whether a component has a prop, according to the public API. */
export const createPropsReader = (api: PublicApi = readPublicApi(packageFolder)) => {
  const components = getPropsByComponent(api);
  return (component: string, prop: string): boolean => {
    const { ownMembers = [], inherits = [] } = components.get(component) ?? {};
    return (
      ownMembers.some(({ name }) => name === prop) || inherits.some((typeText) => isInherited(typeText, prop))
    );
  };
};
