import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { type DropdownProps, LABEL } from '../../page/dropdown.ts';
import { mountWithReact } from '../../page/mount-with-react.tsx';
import { LIST_HEIGHT, listStyle, ROW_HEIGHT, WIDTH } from './style.ts';

const ReactAria = ({ options, onChange }: DropdownProps) => (
  <ComboBox
    defaultItems={options}
    onSelectionChange={(key) => {
      const option = options.find(({ value }) => value === key);
      if (option) onChange(option.label);
    }}
  >
    <Label>{LABEL}</Label>
    <Input style={{ inlineSize: WIDTH }} />
    <Button>▼</Button>
    <Popover style={{ inlineSize: WIDTH }}>
      <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: ROW_HEIGHT }}>
        <ListBox<DropdownProps['options'][number]> style={{ ...listStyle, blockSize: LIST_HEIGHT }}>
          {({ value, label }) => (
            <ListBoxItem id={value} style={{ blockSize: ROW_HEIGHT }} textValue={label}>
              {label}
            </ListBoxItem>
          )}
        </ListBox>
      </Virtualizer>
    </Popover>
  </ComboBox>
);

export default mountWithReact(ReactAria);
