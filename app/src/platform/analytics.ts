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

type Event = { name: string; properties: Record<string, unknown> | undefined; at: Date };

/** Holds events until a sink is connected, which requires the user’s consent (decision T-13). */
export const createAnalytics = () => {
  let sink: AnalyticsSink | undefined;
  let who: { id: string; person: Person } | undefined;
  let held: Event[] = [];
  let isWithdrawn = false;
  return {
    capture: (name: string, properties?: Record<string, unknown>) => {
      if (sink) sink.capture(name, properties);
      else if (!isWithdrawn) held = [...held, { name, properties, at: new Date() }].slice(-MAX_HELD_EVENTS);
    },
    identify: (id: string, person: Person) => {
      who = { id, person };
      sink?.identify(id, person);
    },
    /** Discards the user: here at once, and in the tool. */
    reset: () => {
      held = [];
      who = undefined;
      // The next user has not been asked yet.
      isWithdrawn = false;
      sink?.reset();
    },
    connect: (to: AnalyticsSink) => {
      sink = to;
      isWithdrawn = false;
      if (who) to.identify(who.id, who.person);
      for (const { name, properties, at } of held) to.capture(name, properties, at);
      held = [];
    },
    /** The user has withdrawn consent: the tool discards the user, and further events are not held. */
    disconnect: () => {
      sink?.reset();
      sink?.stop();
      sink = undefined;
      held = [];
      isWithdrawn = true;
    },
  };
};

export const analytics = createAnalytics();
