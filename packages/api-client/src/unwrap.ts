import { type ApiResponse, getField, createApiError } from './api-response.ts';
import type { OperationId } from './operation.ts';
import type { Reader } from './readers/reader.ts';

// Decision T-14; spec §7: responses are parsed without checking the HTTP status.
/**
 * The data of a response. Success is a valid `data` shape, whatever the HTTP status.
 *
 * @throws ApiError when the data cannot be used.
 */
export const unwrap = <Data>(operation: OperationId, response: ApiResponse, read: Reader<Data>): Data => {
  const result = read(getField(response.body, 'data'));
  if (result.success) return result.data;
  throw createApiError(operation, response, result.error);
};
