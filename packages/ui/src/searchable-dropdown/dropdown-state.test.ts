import { describe, expect, it } from 'vitest';
import { type DropdownEvent, type DropdownState, initialState, dropdownReducer } from './dropdown-state.ts';

const panels = ['closed', 'list', 'custom'] as const;
const texts = [null, '', 'ker'];
const states: DropdownState[] = panels.flatMap((panel) =>
  texts.map((text) => ({ ...initialState, panel, text, draft: 'Ker', openCount: 3 })),
);

/** What each event changes; the rest of the state stays. */
const changes: Record<DropdownEvent['type'], [DropdownEvent, Partial<DropdownState>]> = {
  opened: [{ type: 'opened' }, { panel: 'list' }],
  closed: [{ type: 'closed' }, { panel: 'closed' }],
  typed: [
    { type: 'typed', text: 'k' },
    { panel: 'list', text: 'k' },
  ],
  textReset: [{ type: 'textReset' }, { panel: 'closed', text: null }],
  cleared: [{ type: 'cleared' }, { text: null }],
  customStarted: [
    { type: 'customStarted', text: 'k' },
    { panel: 'custom', draft: 'k' },
  ],
  draftChanged: [{ type: 'draftChanged', text: 'k' }, { draft: 'k' }],
  rowActivated: [{ type: 'rowActivated', row: 1, list: 'a' }, { active: { row: 1, list: 'a' } }],
};

describe('the state of a dropdown', () => {
  it.each(Object.values(changes))('%o changes only its own fields, in any state', (event, change) => {
    for (const state of states) {
      const isOpening = state.panel === 'closed' && change.panel === 'list';
      expect(dropdownReducer(state, event)).toEqual({ ...state, ...change, openCount: isOpening ? 4 : 3 });
    }
  });
});
