import { matchRange } from './fold-text.ts';
import { match } from './OptionList.css.ts';
import type { SoundSearch } from './sound/use-sound.ts';

type OptionLabelProps = { label: string; foldedQuery: string; sound: SoundSearch | undefined };

/** A label with the match of the query in bold. */
export const OptionLabel = ({ label, foldedQuery, sound }: OptionLabelProps) => {
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
