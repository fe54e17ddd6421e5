import { type Answer, field, refusal } from './answer.ts';
import type { OperationId } from './operation.ts';
import type { Reader } from './readers/reader.ts';

// Decision T-14; spec §7: answers are parsed without checking the HTTP status.
/**
 * The data of an answer. Success is a valid `data` shape, whatever the HTTP status.
 *
 * @throws ApiError when the data cannot be used.
 */
export const unwrap = <Data>(operation: OperationId, answer: Answer, read: Reader<Data>): Data => {
  const result = read(field(answer.body, 'data'));
  if (result.success) return result.data;
  throw refusal(operation, answer, result.error);
};
