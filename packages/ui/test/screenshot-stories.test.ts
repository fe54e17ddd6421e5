import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const stories = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root });
const isStateStory = (file: string) => file.endsWith('.states.stories.tsx');

describe('convention: screenshots are taken of state stories only', () => {
  it('screenshots are disabled by default', () => {
    expect(read('.storybook/preview.tsx')).toMatch(/chromatic: \{[^}]*disableSnapshot: true/);
  });

  it('there are stories of both kinds', () => {
    expect(stories.some(isStateStory) && !stories.every(isStateStory)).toBe(true);
  });

  it.each(stories.map((file) => [file.replace('packages/ui/src/', ''), file] as const))(
    '%s enables screenshots if and only if it is a state story',
    (_name, file) => {
      expect(read(file).includes('chromatic: { disableSnapshot: false }')).toBe(isStateStory(file));
    },
  );
});
