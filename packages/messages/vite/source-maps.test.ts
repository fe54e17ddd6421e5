import { SourceMap, type SourceMapPayload } from 'node:module';
import { expect, test } from 'vitest';
import { buildInLanguage } from './built.testing.ts';

const source = `import { msg } from '/src/i18n/msg.ts';
import { t } from '/src/i18n/t.ts';

export const texts = [t('title.page', { name: 'Asha' }), t(msg('identity.wrongCode'))];
export const fail = () => {
  throw new Error(t('app.name') + t('error.title') + t('error.general'), { cause: RangeError('here') });
};
`;

/** The position at which a script throws, after a text on the same line. */
const getPosition = (script: string) => {
  const lines = script.split('\n');
  const line = lines.findIndex((text) => text.includes('RangeError'));
  return { line, column: lines[line]?.indexOf('RangeError') ?? -1 };
};

test('a position after texts maps to its source in every language', async () => {
  const { code, map } = await buildInLanguage('hi', source);
  const built = getPosition(code);
  expect(code.split('\n')[built.line]!.slice(0, built.column)).toMatch(/[ऀ-ॿ]/);
  const original = new SourceMap(JSON.parse(map) as SourceMapPayload).findEntry(built.line, built.column);
  const { line: originalLine, column: originalColumn } = getPosition(source);
  expect(original).toMatchObject({ originalLine, originalColumn });
  expect(original).toHaveProperty('originalSource', expect.stringMatching(/app\/src\/entry\.ts$/));
});
