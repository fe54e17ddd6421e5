import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import {
  type HTMLAttributes,
  type Key,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { List, type ListImperativeAPI, type RowComponentProps, useListRef } from 'react-window';
import { type DropdownProps, LABEL } from '../../page/dropdown.ts';
import { mountWithReact } from '../../page/mount-with-react.tsx';
import type { Option } from '../../page/options.ts';
import { LIST_HEIGHT, ROW_HEIGHT, WIDTH } from './style.ts';

type Row = { props: HTMLAttributes<HTMLLIElement> & { key: Key }; option: Option };

const RowComponent = ({ index, rows, style }: RowComponentProps<{ rows: readonly Row[] }>) => {
  const row = rows[index];
  if (!row) return null;
  const { key, ...props } = row.props;
  return (
    <li key={key} {...props} aria-posinset={index + 1} aria-setsize={rows.length} style={style}>
      {row.option.label}
    </li>
  );
};

type ListboxProps = HTMLAttributes<HTMLElement> & {
  ref?: Ref<HTMLDivElement>;
  listRef: Ref<ListImperativeAPI>;
  onRows: (rows: readonly Row[]) => void;
};

/** Replaces its list: windowed with react-window, as its documentation recommends for long lists. */
const Listbox = ({ children, className = '', listRef, onRows, ref, ...props }: ListboxProps) => {
  // The results of `renderOption`: data of rows, not elements.
  const rows = children as unknown as readonly Row[];
  useEffect(() => onRows(rows), [onRows, rows]);
  return (
    <div ref={ref} {...props}>
      <List
        className={className}
        key={rows.length}
        listRef={listRef}
        overscanCount={5}
        rowComponent={RowComponent}
        rowCount={rows.length}
        rowHeight={ROW_HEIGHT}
        rowProps={{ rows }}
        style={{ blockSize: Math.min(LIST_HEIGHT, rows.length * ROW_HEIGHT), padding: 0 }}
        tagName="ul"
      />
    </div>
  );
};

const Mui = ({ options, onChange }: DropdownProps) => {
  const listRef = useListRef(null);
  const places = useRef<ReadonlyMap<Option, number>>(new Map());
  const onRows = useCallback((rows: readonly Row[]) => {
    places.current = new Map(rows.map(({ option }, index) => [option, index]));
  }, []);
  return (
    <Autocomplete
      disableListWrap
      onChange={(_event, option) => onChange(option?.label ?? '')}
      onHighlightChange={(_event, option) => {
        const index = option ? places.current.get(option) : undefined;
        if (index !== undefined) listRef.current?.scrollToRow({ index, align: 'auto' });
      }}
      options={options}
      renderInput={(params) => <TextField {...params} label={LABEL} />}
      renderOption={(props, option) => ({ props, option }) as unknown as ReactNode}
      slotProps={{ listbox: { component: Listbox, listRef, onRows } as object }}
      style={{ inlineSize: WIDTH }}
    />
  );
};

export default mountWithReact(Mui);
