import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { lightColors } from '../../src/theme/colors.ts';
import { parseBehaviours, type Component, type Shape } from './components.ts';
import { getLlmsText } from './llms-text.ts';

const folder = join(import.meta.dirname, '../..');
const { components, types } = JSON.parse(readFileSync(join(folder, 'components.json'), 'utf8')) as {
  components: Component[];
  types: Shape[];
};

/** The icon and line colours of a programme are for illustrations of the app. */
const PRODUCT_ROLES = /^program[A-Z][a-zA-Z]*?(?:Line)?$/;
const COMPONENT_ROLES = /(?:Bg|Ink|Deep)$/;

const findComponent = (name: string) => components.find((component) => component.name === name)!;

describe('components.json', () => {
  it('describes each component, and each of its props', () => {
    const undocumented = components.flatMap(({ name, about, props }) => [
      ...(about === '' ? [name] : []),
      ...props.filter((prop) => prop.about === '').map((prop) => `${name}.${prop.name}`),
    ]);
    expect(undocumented, 'Write a doc comment above each.').toEqual([]);
  });

  it('lists for each its sheet, state attributes, inner elements, colours, size limit and behaviours', () => {
    const { css, stateAttributes, maxKB, behaviours, colors } = findComponent('OtpInput');
    expect(css).toBe('@janani/ui/otp-input.css');
    expect(stateAttributes).toEqual(expect.arrayContaining(['data-filled', 'data-otp-slot']));
    expect(maxKB).toBeGreaterThan(5);
    expect(behaviours[0]).toMatch(/^Six drawn boxes over one real input\./);
    expect(colors).toContain('errorText');
    expect(findComponent('Dialog').parts).toEqual(['actions', 'close', 'title']);
  });

  it('does not list colours that only nested components use', () => {
    expect(findComponent('StarRating').colors).not.toContain('primaryHover');
  });

  it('lists every colour of the theme at least once', () => {
    const used = new Set(components.flatMap(({ colors }) => colors));
    const unused = Object.keys(lightColors).filter(
      (role) => !used.has(role) && (COMPONENT_ROLES.test(role) || !PRODUCT_ROLES.test(role)),
    );
    expect(unused, 'Use it, or take it out of the theme.').toEqual([]);
  });

  it('has no citation of documents outside of the package', () =>
    expect(readFileSync(join(folder, 'components.json'), 'utf8')).not.toMatch(
      /spec §|design language|\(trap|\([A-Z]{1,2}-\d/,
    ));

  it('llms.txt lists every component in less than 30,000 characters', () => {
    const text = readFileSync(join(folder, 'llms.txt'), 'utf8');
    expect(text).toBe(getLlmsText(components));
    expect(text.length).toBeLessThan(30_000);
    for (const { name } of components) expect(text).toContain(`\`${name}\``);
  });
});

describe('parseBehaviours', () => {
  it('reads numbered lines as plain text', () =>
    expect(
      parseBehaviours(
        '# All\n\n## Box\n\nWhy: [record](a.md).\n\n1. <a id="x"></a>Opens ([3](#y)).\n2. Shuts.\n',
      ),
    ).toEqual(new Map([['Box', ['Opens (3).', 'Shuts.']]])));
});

/** The default of a prop in the code: `({ size = 'md' }: Props)`. */
const findDefaultsInCode = (): { of: string; prop: string; value: string }[] => {
  const defaults: { of: string; prop: string; value: string }[] = [];
  for (const file of globSync('src/*/*.tsx', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    for (const statement of source.statements.filter(ts.isVariableStatement))
      for (const { name, initializer } of statement.declarationList.declarations) {
        const [propsParameter] = initializer && ts.isArrowFunction(initializer) ? initializer.parameters : [];
        if (!propsParameter || !ts.isObjectBindingPattern(propsParameter.name)) continue;
        for (const { name: bindingName, propertyName, initializer: value } of propsParameter.name.elements)
          if (value && (ts.isStringLiteral(value) || ts.isNumericLiteral(value)))
            defaults.push({
              of: name.getText(),
              prop: (propertyName ?? bindingName).getText().replaceAll("'", ''),
              value: value.text,
            });
      }
  }
  return defaults;
};

describe('components.json: defaults', () => {
  const written = findDefaultsInCode().filter(({ of }) => components.some(({ name }) => name === of));

  it('the code has defaults', () => expect(written.length).toBeGreaterThan(20));

  it.each(written)('$of, $prop: the documented default is $value', ({ of, prop, value }) => {
    const documented = findComponent(of).props.find(({ name }) => name === prop)?.default ?? '';
    expect(documented.split(/[`\s]+/), `Write "\`${value}\` by default." above ${of}.${prop}.`).toContain(
      value,
    );
  });
});

describe('the types of props', () => {
  it('describes each type, and each of its members', () => {
    const undocumented = types.flatMap(({ name, about, members }) => [
      ...(about === '' ? [name] : []),
      ...members.filter((member) => member.about === '').map((member) => `${name}.${member.name}`),
    ]);
    expect(undocumented, 'Write a doc comment above each.').toEqual([]);
  });
});
