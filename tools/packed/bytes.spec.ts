import { describe, expect, it } from 'vitest';
import { buildEntry } from '../../packages/ui/scripts/build-entries.ts';
import { measureComponents } from '../size/size-components.mjs';
import { installed } from './installed.ts';

/** The words of the dropdown, and the libraries that it is made of and a code field is not. */
const DROPDOWN = { words: /Add custom/, parts: /\/(?:react-aria|react-aria-components|react-stately)\// };

/** What of the dropdown is in an app that imports this. */
const dropdownIn = async (code: string): Promise<string[]> => {
  const output = await buildEntry(code, { folder: installed });
  return output.flatMap((chunk) => {
    if (chunk.type !== 'chunk') return [];
    const parts = Object.entries(chunk.modules)
      .filter(([id, { renderedLength }]) => renderedLength > 0 && DROPDOWN.parts.test(id))
      .map(([id]) => id.replace(/^.*node_modules\//, ''));
    return DROPDOWN.words.test(chunk.code) ? ['its words', ...parts] : parts;
  });
};

const importing = (...names: [name: string, path: string][]) =>
  names.map(([name, path]) => `export { ${name} } from '@janani/ui/${path}';`).join('\n');

describe('an app that imports OtpInput alone', () => {
  it('gets nothing of the dropdown', async () => {
    expect(await dropdownIn(importing(['OtpInput', 'otp-input']))).toEqual([]);
  });

  it('would be seen to get it', async () => {
    const both = importing(['OtpInput', 'otp-input'], ['SearchableDropdown', 'searchable-dropdown']);
    expect(await dropdownIn(both)).toEqual(
      expect.arrayContaining(['its words', expect.stringContaining('react-aria')]),
    );
  });
});

describe('the packed components', async () => {
  const rows = await measureComponents(installed);

  it.each(rows)('$what stays in its budget of $kB kB', ({ bytes, kB }) => {
    expect(bytes).toBeGreaterThan(100);
    expect(bytes).toBeLessThanOrEqual(kB * 1000);
  });
});
