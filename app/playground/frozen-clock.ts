/** Has the clock of this page stand still, so that a picture of it is the same tomorrow. Timers go on. */
export const freezeClock = (iso: string): void => {
  const now = Date.parse(iso);
  const RealDate = Date;
  class FrozenDate extends RealDate {
    constructor(...parts: unknown[]) {
      super(...((parts.length === 0 ? [now] : parts) as [number]));
    }
    static override now() {
      return now;
    }
  }
  globalThis.Date = FrozenDate as DateConstructor;
};
