import { nonEmptyText, id, createReader, once, z } from './reader.ts';

// Spec §4.
/** Whether an account uses a phone number; undefined when the response has no such flag. */
export type PhoneCheck = { exists: boolean | undefined };

// Spec §3.
/** A signed-in user. */
export type User = {
  id: string;
  /** Ten digits, without +91. */
  phone: string;
  first_name: string;
  last_name: string;
  verified: boolean;
  /** Sent to analytics only; it grants no permission. */
  role: string;
};

/** The data of `logIn` and `signUp`: the user and the backend's own token. */
export type Authentication = { user: User; token: string };

/** The schema of a user, in a response and in the app's storage. */
const getUserSchema = once((): z.ZodMiniType<User> => {
  const text = z.catch(z.string(), '');
  return z.object({
    id,
    phone: nonEmptyText,
    first_name: text,
    last_name: text,
    verified: z.catch(z.boolean(), false),
    role: text,
  });
});

export const readPhoneCheck = createReader<PhoneCheck>(() =>
  z.catch(z.object({ exists: z.catch(z.union([z.boolean(), z.undefined()]), undefined) }), {
    exists: undefined,
  }),
);

export const readAuthentication = createReader<Authentication>(() =>
  z.object({ user: getUserSchema(), token: nonEmptyText }),
);

/** Reads a user from the app's own stored JSON. */
export const readUser = createReader<User>(getUserSchema);
