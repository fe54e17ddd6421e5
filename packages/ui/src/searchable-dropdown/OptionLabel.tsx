import { findMatchRange } from './fold-text.ts';
import { match } from './OptionList.css.ts';
import type { SoundSearch } from './sound/use-sound.ts';

type OptionLabelProps = { label: string; foldedQuery: string; sound: SoundSearch | undefined };

/** The visible length of a label, in characters: browsers lay out the marks of one letter in quadratic time. */
const MAX_LABEL_LENGTH = 200;

/** A label with the match of the query in bold. */
export const OptionLabel = ({ label: text, foldedQuery, sound }: OptionLabelProps) => {
  const label = text.length > MAX_LABEL_LENGTH ? `${text.slice(0, MAX_LABEL_LENGTH)}…` : text;
  const range =
    findMatchRange(label, foldedQuery) ?? (foldedQuery && sound?.findSoundRange(label, foldedQuery));
  if (!range) return label;
  return (
    <>
      {label.slice(0, range.start)}
      <span className={match}>{label.slice(range.start, range.end)}</span>
      {label.slice(range.end)}
    </>
  );
};
