/** The phases of LCP, INP and TTFB that are sent, in milliseconds (web-vitals, "Attribution"). */
export const phases = [
  'timeToFirstByte',
  'resourceLoadDelay',
  'resourceLoadDuration',
  'elementRenderDelay',
  'inputDelay',
  'processingDuration',
  'presentationDelay',
  'waitingDuration',
  'cacheDuration',
  'dnsDuration',
  'connectionDuration',
  'requestDuration',
];

const NUMBERS = new Set([
  ...phases,
  ...['LCP', 'INP', 'CLS', 'TTFB'].map((name) => `$web_vitals_${name}_value`),
]);

export const LOAD_STATES = ['loading', 'dom-interactive', 'dom-content-loaded', 'complete'];
const CONNECTIONS = new Set(['slow-2g', '2g', '3g', '4g']);
const LANGUAGE = /^[a-z]{2}$/;

/** The properties of `$web_vitals` that may be sent: numbers, and texts from fixed lists. */
export const vitalProperties = (properties: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties).filter(([key, value]) => {
      if (NUMBERS.has(key)) return typeof value === 'number';
      if (key === 'load_state') return LOAD_STATES.includes(String(value));
      if (key === 'connection') return CONNECTIONS.has(String(value));
      if (key === 'language') return LANGUAGE.test(String(value));
      return key === 'is_by_worker' && typeof value === 'boolean';
    }),
  );
