import { nonEmptyText, createListReader, z } from './reader.ts';

export type Hospital = {
  /** Identifies the hospital in `GET /hospitals/{id}/doctors` and in the sign-up profile. */
  code: string;
  name: string;
  doctor_count: number | undefined;
};
export type Doctor = {
  doctor_code: string;
  doctor: string;
};
export type State = { id: number; name: string };

export const readHospitals = createListReader<Hospital>(() =>
  z.object({
    code: nonEmptyText,
    name: nonEmptyText,
    doctor_count: z.catch(z.union([z.int().check(z.nonnegative()), z.undefined()]), undefined),
  }),
);

export const readDoctors = createListReader<Doctor>(() =>
  z.object({ doctor_code: nonEmptyText, doctor: nonEmptyText }),
);

// Spec §5.
/** A state is a number of at least 1. */
export const readStates = createListReader<State>(() =>
  z.object({ id: z.number().check(z.gte(1)), name: nonEmptyText }),
);
