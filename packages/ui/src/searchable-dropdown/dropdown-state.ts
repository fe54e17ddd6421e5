/** A row, and its list: in another list the index would be another row. */
type ActiveRow = { row: number | undefined; list: string };

/** The state of a searchable dropdown, apart from its value. */
export type DropdownState = {
  panel: 'closed' | 'list' | 'custom';
  /** The typed text; null while nothing has been typed, so that the field shows its value. */
  text: string | null;
  /** The text of a custom value while it is edited. */
  draft: string;
  /** How often it was opened: rows that were rendered or loaded for an earlier opening are not shown. */
  openCount: number;
  active: ActiveRow | undefined;
};

export type DropdownEvent =
  | { type: 'opened' }
  /** Closed; the typed text stays for the next opening. */
  | { type: 'closed' }
  | { type: 'typed'; text: string }
  /** Closed without the typed text: a value was selected, or the text was reverted. */
  | { type: 'textReset' }
  | { type: 'cleared' }
  /** A custom value is edited, beginning with the typed text. */
  | { type: 'customStarted'; text: string }
  | { type: 'draftChanged'; text: string }
  /** A key moved to a row, or with undefined back to the text. */
  | ({ type: 'rowActivated' } & ActiveRow);

export const initialState: DropdownState = {
  panel: 'closed',
  text: null,
  draft: '',
  openCount: 0,
  active: undefined,
};

const openList = ({ panel, openCount }: DropdownState) =>
  ({ panel: 'list', openCount: panel === 'closed' ? openCount + 1 : openCount }) as const;

/** What an event changes; in a state that does not expect it, nothing. */
const getChanges = (state: DropdownState, event: DropdownEvent): Partial<DropdownState> => {
  switch (event.type) {
    case 'opened':
      return openList(state);
    case 'closed':
      return { panel: 'closed' };
    case 'typed':
      return { ...openList(state), text: event.text };
    case 'textReset':
      return { panel: 'closed', text: null };
    case 'cleared':
      return { text: null };
    case 'customStarted':
      return state.panel === 'list' ? { panel: 'custom', draft: event.text } : {};
    case 'draftChanged':
      return state.panel === 'custom' ? { draft: event.text } : {};
    default:
      return state.panel === 'list' ? { active: { row: event.row, list: event.list } } : {};
  }
};

/** The state after an event. */
export const dropdownReducer = (state: DropdownState, event: DropdownEvent): DropdownState => ({
  ...state,
  ...getChanges(state, event),
});
