import { type Program, programs } from '@janani/api-client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SessionTab } from '../../data/session-queries.ts';
import { useDebounced } from './use-debounced.ts';

const PARAMETER = 'tab';

const getField = (state: unknown, field: string): unknown =>
  typeof state === 'object' && state !== null
    ? Object.getOwnPropertyDescriptor(state, field)?.value
    : undefined;

const getProgram = (state: unknown): Program | null => {
  const savedProgram = getField(state, 'program');
  return programs.find((program) => program === savedProgram) ?? null;
};

const getSearch = (state: unknown): string => {
  const search = getField(state, 'search');
  return typeof search === 'string' ? search : '';
};

/**
 * Which list the user views. The tab is part of the URL, so that Back and shared links retain it. The search text
 * is part of the history entry: Back and a reload retain it, and no URL contains it (ASVS 14.2.1).
 */
export const useListView = () => {
  const { pathname, search: query, state } = useLocation();
  const navigate = useNavigate();
  const tab: SessionTab =
    new URLSearchParams(query).get(PARAMETER) === 'completed' ? 'completed' : 'upcoming';
  const [text, setText] = useState(() => getSearch(state));
  const search = useDebounced(text.trim());

  const program = getProgram(state);

  const replaceView = (nextTab: SessionTab, nextSearch: string, nextProgram = program) =>
    void navigate(
      { pathname, search: nextTab === 'completed' ? `?${PARAMETER}=completed` : '' },
      { replace: true, state: { search: nextSearch, program: nextProgram } },
    );

  const saveSearch = useEffectEvent((next: string) => {
    if (next !== getSearch(state)) replaceView(tab, next);
  });
  useEffect(() => saveSearch(search), [search]);

  const setProgram = (next: Program | null) => replaceView(tab, text.trim(), next);

  return {
    tab,
    // Another list: the selection in the previous one does not apply to it.
    setTab: (next: SessionTab) => replaceView(next, text.trim(), null),
    text,
    setText,
    search,
    program,
    setProgram,
  };
};
