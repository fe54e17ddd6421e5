import { expect, it } from 'vitest';
import { defineMessages } from './messages.ts';

it('does not compile with a missing or an unknown key', () => {
  // @ts-expect-error English lacks `name`: the type check is the assertion
  const missing = defineMessages({ id: 'logo', en: {} });
  // @ts-expect-error `shut` is not in the catalogue
  const unknownKey = defineMessages({ id: 'logo', en: { name: 'Janani', shut: '' } });
  expect([missing.id, unknownKey.id]).toEqual(['logo', 'logo']);
});
