import type { FaultRule, ProviderState } from '@janani/sandbox-api';
import type { Scene } from '../playground/scene.ts';
import type { ScreenProps } from './screen-props.ts';

/** A Saturday at noon in India: the time of every screen. */
export const NOW = '2026-11-21T12:00:00+05:30';
const SLOW_MS = 2500;
const MANY = 48;

const statesBySessions: Record<NonNullable<ScreenProps['sessions']>, ProviderState[]> = {
  'as planted': [],
  none: [{ state: 'no sessions' }],
  'forty-eight': [{ state: 'sessions in number', params: { count: MANY } }],
};

const always = (fault: FaultRule['fault']): FaultRule[] => [{ match: '*', fault, times: 'always' }];

const faults: Record<NonNullable<ScreenProps['fault']>, FaultRule[]> = {
  none: [],
  error: always({ kind: 'status', status: 500 }),
  'no answer': always({ kind: 'reset' }),
  'not JSON': always({ kind: 'html', status: 502 }),
};

/** Merges a story's arguments, its controls and the toolbar into one scene. */
export const createScene = (
  { scene, sessions = 'as planted', fault = 'none' }: ScreenProps,
  globals: Record<string, unknown>,
): Scene => {
  const { theme, contrast, locale, direction, textSize, network } = globals as Record<
    string,
    string | undefined
  >;
  return {
    ...(theme === 'light' || theme === 'dark' || theme === 'nadi' ? { theme } : {}),
    ...(contrast === 'more' ? { contrast } : {}),
    ...(locale === 'hi-IN' ? { language: 'hi' } : {}),
    ...(direction === 'rtl' ? { direction } : {}),
    ...(textSize === undefined || textSize === '100%' ? {} : { textSize }),
    ...(network === 'slow' ? { latencyMs: SLOW_MS } : {}),
    ...(network === 'offline' ? { isOffline: true } : {}),
    ...scene,
    states: [...statesBySessions[sessions], ...(scene.states ?? [])],
    faults: [...faults[fault], ...(scene.faults ?? [])],
    now: NOW,
  };
};
