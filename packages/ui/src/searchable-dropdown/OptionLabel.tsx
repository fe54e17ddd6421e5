import { matchRange } from './fold-text.ts';
import { match } from './OptionList.css.ts';

/** A label with the match of the query in bold. */
export const OptionLabel = ({ label, foldedQuery }: { label: string; foldedQuery: string }) => {
  const range = matchRange(label, foldedQuery);
  if (!range) return label;
  return (
    <>
      {label.slice(0, range.start)}
      <span className={match}>{label.slice(range.start, range.end)}</span>
      {label.slice(range.end)}
    </>
  );
};
