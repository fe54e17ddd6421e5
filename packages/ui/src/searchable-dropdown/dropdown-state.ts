/** A row, and its list: in another list the index would be another row. */
type ActiveRow = { row: number | undefined; list: string };

/** What a searchable dropdown remembers, apart from its value. */
export type DropdownState = {
  panel: 'closed' | 'list' | 'custom';
  /** The typed text; null while nothing has been typed, so that the field shows its value. */
  text: string | null;
  /** The text of a custom value while it is edited. */
  draft: string;
  /** The number of openings: what was prepared or loaded for an earlier one is not shown. */
  session: number;
  active: ActiveRow | undefined;
};

export type DropdownEvent =
  | { type: 'opened' }
  /** Closed; the typed text stays for the next opening. */
  | { type: 'closed' }
  | { type: 'typed'; text: string }
  /** A value was selected, or the typed text reverted. */
  | { type: 'settled' }
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
  session: 0,
  active: undefined,
};

const opening = ({ panel, session }: DropdownState) =>
  ({ panel: 'list', session: panel === 'closed' ? session + 1 : session }) as const;

const changesBy = (state: DropdownState, event: DropdownEvent): Partial<DropdownState> => {
  switch (event.type) {
    case 'opened':
      return opening(state);
    case 'closed':
      return { panel: 'closed' };
    case 'typed':
      return { ...opening(state), text: event.text };
    case 'settled':
      return { panel: 'closed', text: null };
    case 'cleared':
      return { text: null };
    case 'customStarted':
      return { panel: 'custom', draft: event.text };
    case 'draftChanged':
      return { draft: event.text };
    default:
      return { active: { row: event.row, list: event.list } };
  }
};

/** The state after an event; the same object if nothing changes, so that React renders nothing. */
export const nextState = (state: DropdownState, event: DropdownEvent): DropdownState => {
  const changes = changesBy(state, event);
  const isChanged = Object.entries(changes).some(
    ([key, value]) => state[key as keyof DropdownState] !== value,
  );
  return isChanged ? { ...state, ...changes } : state;
};
