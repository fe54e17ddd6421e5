/** The user of a session on this phone, as the provider knows this user. */
export type BoundUser = {
  /** The backend's ID of the user. */
  id: string;
  /** The provider's ID; null in a session stored before it was kept: the number binds that one. */
  uid: string | null;
  /** Under which name the SDK keeps the user; null where {@link uid} is. */
  app: string | null;
  /** The number with its prefix, such as +919876543210. */
  phone: string;
};

/** What confirming a code proves: which of the provider's users it was, by a token of that user. */
export type Proof = { uid: string; idToken: string };

/** Proves a phone number by a code sent by SMS, and vouches for the signed-in user afterwards. */
export type Identity = {
  /**
   * Sends a code to a number such as +919876543210.
   * Resolves with the verification id, a string that may be kept over a reload (decision T-22).
   */
  sendCode: (phone: string) => Promise<string>;
  /** Confirms the code. Until {@link adopt} what it proves is known in this tab only. */
  confirm: (verificationId: string, code: string) => Promise<Proof>;
  /**
   * A fresh proof of the user who has confirmed a code for this number in this tab before; null when the
   * provider does not know that user any more. For an exchange that failed after the code was used up.
   */
  proof: (phone: string) => Promise<Proof | null>;
  /** Gives up what was confirmed in this tab and is not adopted. */
  dropProof: () => Promise<void>;
  /** Keeps the user who was confirmed in this tab on this phone, for every tab. Resolves with the name of the SDK's app. */
  adopt: (uid: string) => Promise<string>;
  /**
   * The identity token of this user and of no other, fresh from the provider if asked; null when the
   * provider does not know the user any more.
   */
  idToken: (options: { fresh: boolean; of: BoundUser }) => Promise<string | null>;
  /** Forgets every user on this phone but this one, in the memory of this tab too. */
  signOut: (options: { butFor: BoundUser | null }) => Promise<void>;
  /** Tells when the provider does not know the user any more. Returns how to stop. */
  onSignedOut: (of: BoundUser, listener: () => void) => () => void;
};

/** Why the provider refused, as its own code (such as `auth/invalid-verification-code`). */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(
      `The identity provider refused (${code}), so the phone number is not proved. Map the code to plain words.`,
      options,
    );
    this.code = code;
  }
}
