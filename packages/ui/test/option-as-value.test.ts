/** A product that passes an option as the value of a dropdown reads in the compiler's error what to pass instead. */
import { expect, test } from 'vitest';
import { createTempModules } from './readme-recipe.ts';

const createModule = (...props: string[]) => `
import { SearchableDropdown } from '@janani/ui/searchable-dropdown';

const before = { value: 'c12', label: 'Ruby Hall', isCustom: false };
export const fields = [${props.map((prop) => `<SearchableDropdown key="" label="City" options={[]} ${prop} />`).join()}];
`;

test('an option as the value is refused with a sentence, and its string is not', () => {
  const errors = createTempModules('option-as-value').compile({
    'refused.tsx': createModule(
      'value={before}',
      `defaultValue={{ value: 'c12', label: 'Ruby Hall', isCustom: false }}`,
    ),
    'accepted.tsx': createModule('value={before.value}', 'defaultValue={null}'),
  });
  expect(errors.split('Pass the string that the form sends: `option.value`, not the option.')).toHaveLength(
    3,
  );
  expect(errors).not.toContain('accepted.tsx');
}, 60_000);
