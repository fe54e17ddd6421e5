import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { type Find, getMembers } from './members.ts';

const read = (text: string) => {
  const source = ts.createSourceFile('parts.d.ts', text, ts.ScriptTarget.Latest, true);
  const typeAliases = new Map(
    source.statements.filter(ts.isTypeAliasDeclaration).map((each) => [each.name.text, each]),
  );
  const find: Find = (_file, [name = '']) => typeAliases.get(name);
  return getMembers(typeAliases.get('Props')!, find);
};
const names = (text: string) => read(text).ownMembers.map(({ name }) => name);

describe('getMembers', () => {
  it('lists name, type, whether it is required, and the text of its comment', () =>
    expect(
      read(`type Size = 'md' | 'lg';
        type Props = {
          /** How
           * large. */
          size?: Size | undefined;
          'aria-label': string;
        };`).ownMembers,
    ).toEqual([
      { name: 'size', type: "'md' | 'lg'", isRequired: false, about: 'How large.' },
      { name: 'aria-label', type: 'string', isRequired: true, about: '' },
    ]));

  it('resolves the types that a type is built of', () => {
    const field = `type Field = { label: string; id?: string; error?: string };`;
    expect(names(`${field} type Props = Field & { value: string };`)).toEqual([
      'label',
      'id',
      'error',
      'value',
    ]);
    expect(names(`${field} type Props = Omit<Field, 'id' | 'error'> & { id: number };`)).toEqual([
      'label',
      'id',
    ]);
    expect(names(`${field} type Props = Pick<Field, 'id'>;`)).toEqual(['id']);
  });

  it('names types of other packages as they are written', () =>
    expect(read(`type Props = Omit<SVGProps<SVGSVGElement>, 'width'> & { title: string };`)).toMatchObject({
      ownMembers: [{ name: 'title' }],
      inherits: ["Omit<SVGProps<SVGSVGElement>, 'width'>"],
    }));

  it('for a union, requires the members that each form requires', () =>
    expect(
      read(`type Props = { a: string; b: string; c?: undefined } | { a: string; c: string };`).ownMembers,
    ).toMatchObject([
      { name: 'a', isRequired: true },
      { name: 'b', isRequired: false },
      { name: 'c', isRequired: false },
    ]));
});
