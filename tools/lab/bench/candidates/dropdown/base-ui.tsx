import { Combobox } from '@base-ui/react/combobox';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useImperativeHandle, useRef, useState } from 'react';
import { type DropdownProps, LABEL } from '../../page/dropdown.ts';
import { mountWithReact } from '../../page/mount-with-react.tsx';
import type { Option } from '../../page/options.ts';
import { LIST_HEIGHT, ROW_HEIGHT, WIDTH } from './style.ts';

/** The part of the list that the field uses. */
type Virtualizer = {
  options: { count: number };
  scrollToIndex: (index: number, options: { align: 'start' | 'end' }) => void;
};

/** Windowed as its documentation recommends for long lists. */
const Rows = ({ isOpen, handle }: { isOpen: boolean; handle: RefObject<Virtualizer | null> }) => {
  const items = Combobox.useFilteredItems<Option>();
  const scrollRef = useRef<HTMLDivElement | null>(null);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    enabled: isOpen,
    count: items.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 20,
  });
  useImperativeHandle(handle, () => virtualizer);
  const setScroll = useCallback(
    (element: HTMLDivElement | null) => {
      scrollRef.current = element;
      if (element) virtualizer.measure();
    },
    [virtualizer],
  );
  return (
    <div ref={setScroll} role="presentation" style={{ maxBlockSize: LIST_HEIGHT, overflow: 'auto' }}>
      <div role="presentation" style={{ position: 'relative', blockSize: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, size, start }) => (
          <Combobox.Item
            aria-posinset={index + 1}
            aria-setsize={items.length}
            data-index={index}
            index={index}
            key={key}
            ref={virtualizer.measureElement}
            style={{
              position: 'absolute',
              insetBlockStart: 0,
              inlineSize: '100%',
              blockSize: size,
              transform: `translateY(${start}px)`,
            }}
            value={items[index]}
          >
            {items[index]?.label}
          </Combobox.Item>
        ))}
      </div>
    </div>
  );
};

const BaseUi = ({ options, onChange }: DropdownProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const handle = useRef<Virtualizer | null>(null);
  return (
    <Combobox.Root<Option>
      virtualized
      itemToStringLabel={({ label }) => label}
      items={options}
      onItemHighlighted={(item, { reason, index }) => {
        const virtualizer = handle.current;
        if (!item || !virtualizer) return;
        const isLast = index === virtualizer.options.count - 1;
        if (reason === 'none' || (reason === 'keyboard' && (index === 0 || isLast)))
          queueMicrotask(() => virtualizer.scrollToIndex(index, { align: isLast ? 'start' : 'end' }));
      }}
      onOpenChange={setIsOpen}
      onValueChange={(option) => onChange(option?.label ?? '')}
      open={isOpen}
    >
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the library's component contains the input */}
      <label>
        {LABEL}
        <Combobox.Input style={{ inlineSize: WIDTH }} />
      </label>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={4}>
          <Combobox.Popup style={{ inlineSize: 'var(--anchor-width)', background: 'white' }}>
            <Combobox.Empty>No results</Combobox.Empty>
            <Combobox.List>
              <Rows handle={handle} isOpen={isOpen} />
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
};

export const selectors = { trigger: '[role="combobox"]' };
export default mountWithReact(BaseUi);
