import { useVirtualizer } from '@tanstack/react-virtual';
import { useCombobox } from 'downshift';
import { useMemo, useRef, useState } from 'react';
import { type DropdownProps, LABEL } from '../../page/dropdown.ts';
import { mountWithReact } from '../../page/mount-with-react.tsx';
import { filterOptions } from '../../page/options.ts';
import { listStyle, ROW_HEIGHT, WIDTH } from './style.ts';

const Downshift = ({ options, onChange }: DropdownProps) => {
  const [query, setQuery] = useState('');
  const items = useMemo(() => [...filterOptions(options, query)], [options, query]);
  const listRef = useRef<HTMLUListElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => listRef.current,
    estimateSize: () => ROW_HEIGHT,
  });
  const combobox = useCombobox({
    items,
    itemToString: (item) => item?.label ?? '',
    onInputValueChange: ({ inputValue }) => setQuery(inputValue),
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.label ?? ''),
    scrollIntoView: () => {},
    onHighlightedIndexChange: ({ highlightedIndex }) => virtualizer.scrollToIndex(highlightedIndex),
  });
  const { isOpen, highlightedIndex } = combobox;
  return (
    <div>
      <label {...combobox.getLabelProps()}>{LABEL}</label>
      <input {...combobox.getInputProps()} style={{ inlineSize: WIDTH }} />
      <button type="button" {...combobox.getToggleButtonProps()}>
        ▼
      </button>
      <ul
        {...combobox.getMenuProps({ ref: listRef })}
        style={{ ...listStyle, position: 'absolute', inlineSize: WIDTH }}
      >
        {isOpen && <li aria-hidden style={{ blockSize: virtualizer.getTotalSize() }} />}
        {isOpen &&
          virtualizer.getVirtualItems().map(({ index, start, size, key }) => {
            const item = items[index];
            return (
              item && (
                <li
                  key={key}
                  {...combobox.getItemProps({ item, index })}
                  style={{
                    position: 'absolute',
                    insetBlockStart: 0,
                    inlineSize: '100%',
                    blockSize: size,
                    transform: `translateY(${start}px)`,
                    background: index === highlightedIndex ? 'lavender' : undefined,
                  }}
                >
                  {item.label}
                </li>
              )
            );
          })}
      </ul>
    </div>
  );
};

export default mountWithReact(Downshift);
