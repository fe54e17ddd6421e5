import { savesData } from '@janani/ui/loading';
import type { ReportedError } from './error-report.ts';

/** What is sent of a signed-in user (spec §4). */
export type Person = {
  phone: string;
  first_name: string;
  last_name: string;
  verified: boolean;
  role: string;
};

/** What the product sends to analytics (spec §7); nothing is sent before a sink is connected. */
export type AnalyticsSink = {
  /** `at` is the time of an event that happened earlier. */
  capture: (event: string, properties?: Record<string, unknown>, at?: Date) => void;
  identify: (id: string, person: Person) => void;
  reset: () => void;
  /** Sends nothing more, not even events that are queued. */
  stop: () => void;
};

/** Events from before the tool has loaded are held, at most this many (decision G-11). */
export const MAX_HELD_EVENTS = 50;

/** At most this many errors of a visit are sent, each once. */
const MAX_ERRORS = 10;

type Event = { name: string; properties: Record<string, unknown> | undefined; at: Date };

/** Holds events until a sink is connected, which requires the user’s consent (decision T-13). */
export const createAnalytics = () => {
  let sink: AnalyticsSink | undefined;
  let identifiedUser: { id: string; person: Person } | undefined;
  let heldEvents: Event[] = [];
  let isConsentWithdrawn = false;
  let pendingErrors: ReportedError[] = [];
  let isLoading = false;
  const errors = new Set<string>();
  const capture = (name: string, properties?: Record<string, unknown>): void => {
    if (sink) sink.capture(name, properties);
    else if (!isConsentWithdrawn)
      heldEvents = [...heldEvents, { name, properties, at: new Date() }].slice(-MAX_HELD_EVENTS);
  };
  return {
    capture,
    /** An error, which waits for consent as every event does, without its message (error-report.ts). */
    report: async (...reportedError: ReportedError): Promise<void> => {
      if (isConsentWithdrawn || savesData() || errors.size >= MAX_ERRORS) return;
      if (pendingErrors.length < MAX_ERRORS) pendingErrors.push(reportedError);
      if (isLoading) return;
      isLoading = true;
      try {
        const { describeError } = await import('./error-report.ts');
        // An error may be reported while another one is described.
        for (
          let reported = pendingErrors.shift();
          reported && errors.size < MAX_ERRORS;
          reported = pendingErrors.shift()
        ) {
          const error = describeError(...reported);
          // Deeper frames differ with the caller, and causes repeat the error.
          const { type, frames } = error.chain[0]!;
          const key = JSON.stringify([error.call, type, frames.slice(0, 2)]);
          if (errors.has(key)) continue;
          errors.add(key);
          capture('$exception', error);
        }
      } catch {
        // The module could not be loaded: the next error tries again.
      }
      isLoading = false;
    },
    identify: (id: string, person: Person) => {
      identifiedUser = { id, person };
      sink?.identify(id, person);
    },
    /** Discards the user: here at once, and in the tool. */
    reset: () => {
      heldEvents = [];
      pendingErrors = [];
      errors.clear();
      identifiedUser = undefined;
      // The next user has not been asked yet.
      isConsentWithdrawn = false;
      sink?.reset();
    },
    connect: (newSink: AnalyticsSink) => {
      sink = newSink;
      isConsentWithdrawn = false;
      if (identifiedUser) newSink.identify(identifiedUser.id, identifiedUser.person);
      for (const { name, properties, at } of heldEvents) newSink.capture(name, properties, at);
      heldEvents = [];
    },
    /** The user has withdrawn consent: the tool discards the user, and further events are not held. */
    disconnect: () => {
      sink?.reset();
      sink?.stop();
      sink = undefined;
      heldEvents = [];
      isConsentWithdrawn = true;
    },
  };
};

export const analytics = createAnalytics();

/** Reports uncaught errors and unhandled rejections. */
export const watchErrors = (): void => {
  addEventListener('error', ({ error }) => void analytics.report('script', error));
  addEventListener('unhandledrejection', ({ reason }) => void analytics.report('promise', reason));
};
