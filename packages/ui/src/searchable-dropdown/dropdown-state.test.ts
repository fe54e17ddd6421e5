import { describe, expect, it } from 'vitest';
import { type DropdownEvent, type DropdownState, initialState, dropdownReducer } from './dropdown-state.ts';

type State = DropdownState['panel'];
type Changes = Partial<DropdownState>;

const events: { [Type in DropdownEvent['type']]: DropdownEvent & { type: Type } } = {
  opened: { type: 'opened' },
  closed: { type: 'closed' },
  typed: { type: 'typed', text: 'k' },
  textReset: { type: 'textReset' },
  cleared: { type: 'cleared' },
  customStarted: { type: 'customStarted', text: 'k' },
  draftChanged: { type: 'draftChanged', text: 'k' },
  rowActivated: { type: 'rowActivated', row: 1, list: 'a' },
};

/** What each event changes in each state; the rest of the state stays. */
const table: Record<DropdownEvent['type'], Record<State, Changes>> = {
  opened: { closed: { panel: 'list', openCount: 4 }, list: {}, custom: { panel: 'list' } },
  closed: { closed: {}, list: { panel: 'closed' }, custom: { panel: 'closed' } },
  typed: {
    closed: { panel: 'list', text: 'k', openCount: 4 },
    list: { text: 'k' },
    custom: { panel: 'list', text: 'k' },
  },
  textReset: {
    closed: { text: null },
    list: { panel: 'closed', text: null },
    custom: { panel: 'closed', text: null },
  },
  cleared: { closed: { text: null }, list: { text: null }, custom: { text: null } },
  customStarted: { closed: {}, list: { panel: 'custom', draft: 'k' }, custom: {} },
  draftChanged: { closed: {}, list: {}, custom: { draft: 'k' } },
  rowActivated: { closed: {}, list: { active: { row: 1, list: 'a' } }, custom: {} },
};

const cells = Object.values(events).flatMap((event) =>
  (['closed', 'list', 'custom'] as const).map((panel) => ({
    panel,
    event,
    changes: table[event.type][panel],
  })),
);

describe('the state of a dropdown', () => {
  it.each(cells)('$panel: $event.type changes $changes', ({ panel, event, changes }) => {
    for (const text of [null, '', 'ker']) {
      const state = { ...initialState, panel, text, draft: 'Ker', openCount: 3 };
      expect(dropdownReducer(state, event)).toEqual({ ...state, ...changes });
    }
  });
});
