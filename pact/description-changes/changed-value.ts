import { changeAtEach, toAnotherType, renameAt } from '../contract-mutations/responses.ts';
import type { Json } from '../checks/contract.ts';
import type { Change, Field } from './fields.ts';

const INDIA = /\+05:30$/;
const toUtc = (value: Json): Json => (typeof value === 'string' ? `${value.replace(INDIA, '')}Z` : value);

/** Changes the field of a body in every row; undefined if the body does not have the field. */
export const changeValue = (body: Json, { path }: Field, change: Change): Json | undefined => {
  if (change === 'rename') return renameAt(body, path);
  if (change === 'remove') return changeAtEach(body, path, () => undefined);
  return changeAtEach(body, path, change === 'retype' ? toAnotherType : toUtc);
};
