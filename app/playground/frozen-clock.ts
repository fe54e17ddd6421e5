/** Stops the clock of this page, so that screenshots of it are the same every day. Timers still run. */
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
