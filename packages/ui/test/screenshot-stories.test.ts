import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const stories = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root });
const isStateStory = (file: string) => file.endsWith('.states.stories.tsx');

describe('house rule: screenshots are taken of state stories only', () => {
  it('takes none of a story that does not enable it', () => {
    expect(read('.storybook/preview.tsx')).toMatch(/chromatic: \{[^}]*disableSnapshot: true/);
  });

  it('has stories of both kinds', () => {
    expect(stories.some(isStateStory) && !stories.every(isStateStory)).toBe(true);
  });

  it.each(stories.map((file) => [file.replace('packages/ui/src/', ''), file] as const))(
    '%s enables it if it shows states',
    (_name, file) => {
      expect(read(file).includes('chromatic: { disableSnapshot: false }')).toBe(isStateStory(file));
    },
  );
});
