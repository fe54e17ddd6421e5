import type { Authentication } from '@janani/api-client';
import type { PhoneCredential } from '../../platform/identity/port.ts';
import type { Mode, PendingCode, PendingProfile } from '../account/pending.ts';

/**
 * The phone sign-in flow of spec §4 as data: which state follows an event, and which command is run. `flow.ts` decides
 * it; `flow-commands.ts` runs the commands.
 */
export type FlowState =
  /** /signin, waiting for a number. */
  | { step: 'phone' }
  | { step: 'checking'; phone: string }
  /** /signup, waiting for a profile. */
  | { step: 'profile' }
  /** A code is being sent; a failure leads back to the state that requested it. */
  | { step: 'sending'; phone: string; mode: Mode; reason: SendReason; back: IdleState }
  /** /otp, waiting for digits. */
  | { step: 'code'; pending: PendingCode; codeError?: string | undefined }
  | { step: 'confirming'; pending: PendingCode }
  | { step: 'exchanging'; pending: PendingCode }
  /** The backend has identified the user; the session is being stored on this phone. */
  | { step: 'signing in'; pending: PendingCode }
  /** The next screen is opening; this one has finished. */
  | { step: 'leaving'; pending?: PendingCode };

export type IdleState = Extract<FlowState, { step: 'phone' | 'profile' | 'code' }>;

/** Why a code is sent: from a form, because the code screen opened without one (decision G-04), or again. */
export type SendReason = 'submit' | 'open' | 'resend';

export type FlowEvent =
  | { type: 'phone submitted'; phone: string }
  | { type: 'phone checked'; exists: boolean | undefined }
  | { type: 'profile submitted'; phone: string | null; profile: PendingProfile }
  | { type: 'code screen opened' }
  | { type: 'resend requested' }
  | { type: 'code sent'; verificationId: string; sentAt: number }
  | { type: 'code edited' }
  | { type: 'code submitted'; code: string }
  | { type: 'code confirmed'; credential: PhoneCredential }
  /** The provider no longer has the user who proved the number, so a new code is needed. */
  | { type: 'credential lost' }
  /** `uid`: the provider's ID of the user who was exchanged. */
  | { type: 'exchanged'; authentication: Authentication; uid: string }
  | { type: 'signed in' }
  /** Another user has signed in on this phone meanwhile: that session stays. */
  | { type: 'superseded' }
  | { type: 'failed'; error: unknown };

export type ToastContent = {
  type: 'error' | 'info' | 'success';
  title: string;
  description: string;
  /** False if the boxes announce the same message (decision T-31), so that it is announced once. */
  isAnnounced?: false;
};

export type Command =
  | { do: 'check phone'; phone: string }
  | { do: 'save phone'; phone: string }
  | { do: 'save profile'; profile: PendingProfile }
  | { do: 'send code'; phone: string }
  | { do: 'save code'; pending: PendingCode }
  | { do: 'confirm code'; verificationId: string; code: string }
  /** Without a credential the provider is asked for a new one of the user who was confirmed before. */
  | { do: 'exchange'; call: Mode; phone: string; credential?: PhoneCredential }
  | { do: 'sign in'; authentication: Authentication; uid: string; mode: Mode }
  | { do: 'give up code' }
  | { do: 'open sign-up'; phone: string }
  | { do: 'open code screen'; phone: string; mode: Mode }
  | { do: 'open dashboard' }
  | { do: 'notify'; notice: ToastContent };

export type Transition = { state: FlowState; commands: Command[] };
