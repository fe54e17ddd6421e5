import { z } from 'zod/mini';
import { localStore, readJson, storageKeys } from '../../platform/storage.ts';

/** What is known of her on this device only; removed at logout (decisions T-01, T-25). */
export type DeviceProfile = { due_date: string | null };

const schema = z.object({ due_date: z.catch(z.nullable(z.string()), null) });

export const readDeviceProfile = (userId: string): DeviceProfile => {
  const result = z.safeParse(schema, readJson(localStore, storageKeys.deviceProfile(userId)));
  return result.success ? result.data : { due_date: null };
};
