import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { behavioursIn, type Component } from './components.ts';
import { llmsText } from './llms-text.ts';

const folder = join(import.meta.dirname, '../../packages/ui');
const { components } = JSON.parse(readFileSync(join(folder, 'components.json'), 'utf8')) as {
  components: Component[];
};
const named = (name: string) => components.find((each) => each.name === name)!;

describe('the table of components', () => {
  it('says of each what it is, and of each prop what it means', () => {
    const silent = components.flatMap(({ name, about, props }) => [
      ...(about === '' ? [name] : []),
      ...props.filter((prop) => prop.about === '').map((prop) => `${name}.${prop.name}`),
    ]);
    expect(silent, 'Write a doc comment above each.').toEqual([]);
  });

  it('has props through all that a type is built of, unions as their values', () => {
    const { props } = named('OtpInput');
    expect(props.find(({ name }) => name === 'label')).toEqual({
      name: 'label',
      type: 'string',
      isRequired: true,
      about: 'The name of the field.',
    });
    expect(named('TextField').props.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['label', 'error', 'isReadOnly', 'value']),
    );
    expect(named('Button').props.find(({ name }) => name === 'variant')?.type).toBe(
      "'primary' | 'accent' | 'outline' | 'tint' | 'quiet' | 'danger'",
    );
  });

  it('has sheet, state attributes, largest size and behaviours', () => {
    const { css, stateAttributes, maxKB, behaviours } = named('OtpInput');
    expect(css).toBe('@janani/ui/otp-input.css');
    expect(stateAttributes).toEqual(expect.arrayContaining(['data-filled', 'data-otp-slot']));
    expect(maxKB).toBeGreaterThan(5);
    expect(behaviours[0]).toMatch(/^Six drawn boxes over one real input\./);
    expect(named('ToastProvider').behaviours.length).toBeGreaterThan(5);
  });

  it('cites nothing that readers of the package do not have', () =>
    expect(readFileSync(join(folder, 'components.json'), 'utf8')).not.toMatch(
      /spec §|design language|\(trap|\([A-Z]{1,2}-\d/,
    ));

  it('is on one page of text, small enough to be read at once', () => {
    const text = readFileSync(join(folder, 'llms.txt'), 'utf8');
    expect(text).toBe(llmsText(components));
    expect(text.length).toBeLessThan(30_000);
    for (const { name } of components) expect(text).toContain(`\`${name}\``);
  });
});

describe('behavioursIn', () => {
  it('reads numbered lines as plain text', () =>
    expect(
      behavioursIn(
        '# All\n\n## Box\n\nWhy: [record](a.md).\n\n1. <a id="x"></a>Opens ([3](#y)).\n2. Shuts.\n',
      ),
    ).toEqual(new Map([['Box', ['Opens (3).', 'Shuts.']]])));
});
