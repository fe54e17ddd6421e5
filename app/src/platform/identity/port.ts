/** The user of a session on this phone, as the provider identifies them. */
export type BoundUser = {
  /** The backend's ID of the user. */
  id: string;
  /** The provider's ID; null in a session stored before this field existed, which the number identifies instead. */
  uid: string | null;
  /** The name of the SDK's app that stores the user; null if {@link uid} is null. */
  app: string | null;
  /** The number with its prefix, such as +919876543210. */
  phone: string;
};

/** The result of a confirmed code: which of the provider's users it was, with a token of that user. */
export type PhoneCredential = { uid: string; idToken: string };

/** Proves a phone number by a code sent by SMS, and identifies the signed-in user afterwards. */
export type Identity = {
  /**
   * Sends a code to a number such as +919876543210. Resolves with the verification id, a string that may be persisted
   * over a reload (decision T-22).
   */
  sendCode: (phone: string) => Promise<string>;
  /** Confirms the code. Until {@link persistProviderUser} the credential is stored in this tab only. */
  confirm: (verificationId: string, code: string) => Promise<PhoneCredential>;
  /**
   * A fresh proof of the user who has confirmed a code for this number in this tab before; null when the provider no
   * longer recognises that user. For an exchange that failed after the code was used up.
   */
  refreshCredential: (phone: string) => Promise<PhoneCredential | null>;
  /** Discards the credential of a user who was confirmed in this tab and is not signed in. */
  discardCredential: () => Promise<void>;
  /**
   * Persists the user who was confirmed in this tab on this phone, for every tab. Resolves with the name of the SDK's
   * app.
   */
  persistProviderUser: (uid: string) => Promise<string>;
  /**
   * The identity token of this user and of no other, fresh from the provider if requested; null when the provider no
   * longer recognises the user.
   */
  idToken: (options: { fresh: boolean; boundUser: BoundUser }) => Promise<string | null>;
  /** Removes every user on this phone but this one, from the memory of this tab too. */
  signOut: (options: { except: BoundUser | null }) => Promise<void>;
  /** Notifies when the provider no longer recognises the user. Returns the function that unsubscribes. */
  onSignedOut: (boundUser: BoundUser, listener: () => void) => () => void;
};

/** A refusal by the provider, with its own code (such as `auth/invalid-verification-code`). */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(
      `The identity provider refused (${code}), so the phone number is not verified. Map the code to a message for the user.`,
      options,
    );
    this.code = code;
  }
}
