import { getField, createApiError } from '../api-response.ts';
import { type PhoneCheck, readPhoneCheck } from '../readers/identity.ts';
import type { CallOptions, Transport } from '../transport.ts';
import { unwrap } from '../unwrap.ts';

// Spec §7.
/**
 * `POST /user/auth/check-phone`: is this phone number registered?
 *
 * The only call that reads the status: it fails when the response is not ok or `success` is false. `exists` is
 * undefined when the response has no such flag.
 */
export const checkPhone =
  (send: Transport) =>
  async (phone: string, options?: CallOptions): Promise<PhoneCheck> => {
    const response = await send(
      'checkPhone',
      (client, init) => client.POST('/user/auth/check-phone', { ...init, body: { phone } }),
      options,
    );
    if (!response.ok || getField(response.body, 'success') !== true)
      throw createApiError('checkPhone', response);
    return unwrap('checkPhone', response, readPhoneCheck);
  };
