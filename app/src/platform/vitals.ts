import { type MetricWithAttribution, onCLS, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import { language } from '../i18n/language.ts';
import { getLocalizedRoutePattern } from '../routes/find-route.ts';
import { LOAD_STATES, phases } from './vitals-list.ts';

type Send = (event: '$web_vitals', properties: Record<string, unknown>) => void;

const navigation = () => performance.getEntriesByType('navigation')[0];
const connection = () =>
  (navigator as Navigator & { connection?: { effectiveType?: string } }).connection?.effectiveType;

/** A metric as it may be sent: its value and its phases. Elements, texts and addresses of its attribution stay here. */
const getProperties = ({ name, value, attribution }: MetricWithAttribution): Record<string, unknown> => {
  const all = new Map<string, unknown>(Object.entries(attribution));
  const document = navigation();
  const route = getLocalizedRoutePattern(document ? new URL(document.name).pathname : location.pathname);
  const state = LOAD_STATES.find((loadState) => loadState === all.get('loadState'));
  return {
    [`$web_vitals_${name}_value`]: value,
    ...Object.fromEntries(phases.flatMap((phase) => (all.has(phase) ? [[phase, all.get(phase)]] : []))),
    ...(state && { load_state: state }),
    connection: connection(),
    language: language(),
    is_by_worker: (document?.workerStart ?? 0) > 0,
    $current_url: location.origin + route,
    $pathname: route,
  };
};

/** Sends LCP, INP, CLS and TTFB of this document, each when it is final. */
export const startVitals = (send: Send): void => {
  for (const observe of [onLCP, onINP, onCLS, onTTFB])
    observe((metric: MetricWithAttribution) => send('$web_vitals', getProperties(metric)));
};
