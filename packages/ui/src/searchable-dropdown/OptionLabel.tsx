import { matchRange } from './fold-text.ts';
import { match } from './OptionList.css.ts';
import type { SoundSearch } from './sound/use-sound.ts';

type OptionLabelProps = { label: string; foldedQuery: string; sound: SoundSearch | undefined };

/** What a row shows of a label, in characters. A browser lays out the marks of one letter in quadratic time. */
const MAX_SHOWN = 200;

/** A label with the match of the query in bold. */
export const OptionLabel = ({ label: text, foldedQuery, sound }: OptionLabelProps) => {
  const label = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
  const range = matchRange(label, foldedQuery) ?? (foldedQuery && sound?.soundRange(label, foldedQuery));
  if (!range) return label;
  return (
    <>
      {label.slice(0, range.start)}
      <span className={match}>{label.slice(range.start, range.end)}</span>
      {label.slice(range.end)}
    </>
  );
};
