import { PostHog } from 'posthog-js/dist/module.slim.no-external';
import type { AnalyticsSink, Person } from './analytics.ts';
import { sanitizeEvent } from './scrub.ts';
import { savesData } from '@janani/ui/loading';

type Options = { key: string; host: string; isMinimal: boolean };

/** The sandbox's path for analytics events. */
const SANDBOX_PATH = '/__analytics';

const getPerson = ({ phone, first_name, last_name, verified, role }: Person, isMinimal: boolean) =>
  isMinimal ? { verified, role } : { phone, first_name, last_name, verified, role };

const withoutPhone = ({ phone: _phone, ...rest }: Record<string, unknown> = {}) => rest;

/**
 * The analytics tool as spec §7 requires: a project key, people only once they are identified, no page views of its
 * own, page leaves. Whatever else it would record or request is off (decision T-13); its tuning stays as documented
 * (spec §9).
 */
export const startPosthog = ({ key, host }: Options): PostHog => {
  const tool = new PostHog();
  tool.init(key, {
    api_host: host === 'same-origin' ? window.location.origin + SANDBOX_PATH : host,
    person_profiles: 'identified_only',
    capture_pageview: false,
    capture_pageleave: true,
    autocapture: false,
    capture_heatmaps: false,
    capture_performance: false,
    capture_exceptions: false,
    capture_dead_clicks: false,
    rageclick: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_product_tours: true,
    disable_conversations: true,
    // Nothing is fetched from the tool's host: no flags, no settings, no script.
    advanced_disable_flags: true,
    disable_external_dependency_loading: true,
    // The user’s cookie is for this host only, not for its sibling hosts.
    cross_subdomain_cookie: false,
    save_referrer: false,
    save_campaign_params: false,
    // The user may begin to save data during a visit (requirement AN-09).
    before_send: (event) => (event && !savesData() ? sanitizeEvent(event, window.location.origin) : null),
  });
  return tool;
};

/** The share of visits whose speed is measured: enough for a median, and the others do not load its 6 kB. */
const VITALS_SAMPLE_RATE = 0.1;

const measureVitals = async (tool: PostHog): Promise<void> => {
  if (Math.random() >= VITALS_SAMPLE_RATE) return;
  try {
    const { startVitals } = await import('./vitals.ts');
    startVitals((event, properties) => void tool.capture(event, properties));
  } catch {
    // The module could not be loaded: this visit is not measured.
  }
};

/** Opens the tool for one consent. A stopped tool stays stopped: a new consent opens another. */
export const openPosthog = (options: Options): AnalyticsSink => {
  const tool = startPosthog(options);
  void measureVitals(tool);
  return {
    capture: (name, properties, at) =>
      void tool.capture(
        name,
        options.isMinimal ? withoutPhone(properties) : properties,
        at && { timestamp: at },
      ),
    identify: (id, person) => tool.identify(id, getPerson(person, options.isMinimal)),
    reset: () => tool.reset(true),
    stop: () => {
      tool.set_config({ disable_persistence: true });
      // The tool has no call that drops queued events and retries; one that is not loaded sends nothing.
      tool.__loaded = false;
    },
  };
};
