/** What the product tells analytics (spec §7); nothing leaves before a sink is connected. */
export type AnalyticsSink = {
  capture: (event: string, properties?: Record<string, unknown>) => void;
  identify: (id: string, properties: Record<string, unknown>) => void;
  reset: () => void;
};

/** Events raised before the tool has loaded are held, at most this many (decision G-11). */
export const MAX_HELD_EVENTS = 50;

/** Holds what happens until a sink is connected, which needs her consent (decision T-13). */
export const createAnalytics = () => {
  let sink: AnalyticsSink | undefined;
  let held: ((to: AnalyticsSink) => void)[] = [];
  const raise = (event: (to: AnalyticsSink) => void) => {
    if (sink) event(sink);
    else held = [...held, event].slice(-MAX_HELD_EVENTS);
  };
  return {
    capture: (event: string, properties?: Record<string, unknown>) =>
      raise((to) => to.capture(event, properties)),
    identify: (id: string, properties: Record<string, unknown>) => raise((to) => to.identify(id, properties)),
    /** Forgets the user: here at once, and in the tool. */
    reset: () => {
      held = [];
      sink?.reset();
    },
    connect: (to: AnalyticsSink) => {
      sink = to;
      for (const event of held) event(to);
      held = [];
    },
    disconnect: () => {
      sink = undefined;
      held = [];
    },
  };
};

export const analytics = createAnalytics();
