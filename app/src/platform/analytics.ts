/** What is told of a signed-in user (spec §4). */
export type Person = {
  phone: string;
  first_name: string;
  last_name: string;
  verified: boolean;
  role: string;
};

/** What the product tells analytics (spec §7); nothing leaves before a sink is connected. */
export type AnalyticsSink = {
  /** `at` is when it happened, where that is not now. */
  capture: (event: string, properties?: Record<string, unknown>, at?: Date) => void;
  identify: (id: string, person: Person) => void;
  reset: () => void;
  /** Nothing more is sent, not even what waits to be. */
  stop: () => void;
};

/** Events raised before the tool has loaded are held, at most this many (decision G-11). */
export const MAX_HELD_EVENTS = 50;

type Event = { name: string; properties: Record<string, unknown> | undefined; at: Date };

/** Holds what happens until a sink is connected, which needs the user’s consent (decision T-13). */
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
    /** Forgets the user: here at once, and in the tool. */
    reset: () => {
      held = [];
      who = undefined;
      // Whoever comes next has not been asked yet.
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
    /** The user has taken the agreement back: the tool forgets the user, and what happens from now on is not held. */
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
