import { changedAtPlace, otherType, renamedAt } from '../breaks/answers.ts';
import type { Json } from '../checks/contract.ts';
import type { Change, Field } from './fields.ts';

const INDIA = /\+05:30$/;
const inUtc = (value: Json): Json => (typeof value === 'string' ? `${value.replace(INDIA, '')}Z` : value);

/** A body with the field changed at every place; undefined where it has none. */
export const changedValue = (body: Json, { place }: Field, change: Change): Json | undefined => {
  if (change === 'rename') return renamedAt(body, place);
  if (change === 'remove') return changedAtPlace(body, place, () => undefined);
  return changedAtPlace(body, place, change === 'retype' ? otherType : inUtc);
};
