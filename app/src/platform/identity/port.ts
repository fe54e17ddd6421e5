/** Proves a phone number by a code sent by SMS, and vouches for the signed-in user afterwards. */
export type Identity = {
  /**
   * Sends a code to a number such as +919876543210.
   * Resolves with the verification id, a string that may be kept over a reload (decision T-22).
   */
  sendCode: (phone: string) => Promise<string>;
  /** Confirms the code and resolves with the identity token. */
  confirm: (verificationId: string, code: string) => Promise<string>;
  /**
   * A fresh identity token of the user who has confirmed a code for this number before; null when the
   * provider does not know that user any more. For an exchange that failed after the code was used up.
   */
  proof: (phone: string) => Promise<string | null>;
  /** The signed-in user's identity token, fresh from the provider if asked; null without a user. */
  idToken: (options: { fresh: boolean }) => Promise<string | null>;
  signOut: () => Promise<void>;
  /**
   * Tells whether the provider knows a user, now and at every change. Returns how to stop. That it
   * knows none is told only once another tab's sign-in would have arrived here.
   */
  onChange: (listener: (isKnown: boolean) => void) => () => void;
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
