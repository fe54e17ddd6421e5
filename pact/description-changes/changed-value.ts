import { changedAtEach, otherType, renamedAt } from '../contract-mutations/responses.ts';
import type { Json } from '../checks/contract.ts';
import type { Change, Field } from './fields.ts';

const INDIA = /\+05:30$/;
const inUtc = (value: Json): Json => (typeof value === 'string' ? `${value.replace(INDIA, '')}Z` : value);

/** A body with the field changed in every row; undefined where it has none. */
export const changedValue = (body: Json, { path }: Field, change: Change): Json | undefined => {
  if (change === 'rename') return renamedAt(body, path);
  if (change === 'remove') return changedAtEach(body, path, () => undefined);
  return changedAtEach(body, path, change === 'retype' ? otherType : inUtc);
};
