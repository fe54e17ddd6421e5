import { posthog } from 'posthog-js/dist/module.slim.no-external';
import type { AnalyticsSink, Person } from './analytics.ts';
import { scrub } from './scrub.ts';

type Options = { key: string; host: string; isMinimal: boolean };

/** Where the sandbox keeps what it is told. */
const SANDBOX_PATH = '/__analytics';

const personOf = ({ phone, first_name, last_name, verified, role }: Person, isMinimal: boolean) =>
  isMinimal ? { verified, role } : { phone, first_name, last_name, verified, role };

const withoutPhone = ({ phone: _phone, ...rest }: Record<string, unknown> = {}) => rest;

/**
 * The analytics tool as spec §7 has it: a project key, people only once they are identified, no page
 * views of its own, page leaves. What it would record by itself is off (decision T-13); its tuning
 * stays as documented (spec §9).
 */
export const openPosthog = ({ key, host, isMinimal }: Options): AnalyticsSink => {
  posthog.init(key, {
    api_host: host === 'same-origin' ? window.location.origin + SANDBOX_PATH : host,
    person_profiles: 'identified_only',
    capture_pageview: false,
    capture_pageleave: true,
    autocapture: false,
    disable_session_recording: true,
    disable_surveys: true,
    advanced_disable_flags: true,
    save_referrer: false,
    save_campaign_params: false,
    before_send: (event) =>
      event && {
        ...event,
        properties: scrub(event.properties, window.location.origin) as typeof event.properties,
      },
  });
  // She may have withdrawn before, and agreed again.
  posthog.opt_in_capturing({ captureEventName: null });
  return {
    capture: (name, properties) =>
      void posthog.capture(name, isMinimal ? withoutPhone(properties) : properties),
    identify: (id, person) => posthog.identify(id, personOf(person, isMinimal)),
    reset: () => posthog.reset(),
    stop: () => posthog.opt_out_capturing(),
  };
};
