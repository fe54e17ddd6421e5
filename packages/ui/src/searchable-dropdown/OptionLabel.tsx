import { foldText, matchRange } from './fold-text.ts';
import { match } from './OptionList.css.ts';

/** A label with the part that matched the query in bold. */
export const OptionLabel = ({ label, query }: { label: string; query: string }) => {
  const range = matchRange(label, foldText(query));
  if (!range) return label;
  return (
    <>
      {label.slice(0, range.start)}
      <span className={match}>{label.slice(range.start, range.end)}</span>
      {label.slice(range.end)}
    </>
  );
};
