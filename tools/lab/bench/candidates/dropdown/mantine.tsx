import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Combobox.css';
import { MantineProvider, Select } from '@mantine/core';
import { type DropdownProps, LABEL } from '../../page/dropdown.ts';
import { mountWithReact } from '../../page/mount-with-react.tsx';

/** Its documentation recommends a limit for long lists: scrolling does not reach the rows after it. */
const LIMIT = 50;

const Mantine = ({ options, onChange }: DropdownProps) => (
  <Select
    searchable
    data={options}
    label={LABEL}
    limit={LIMIT}
    onChange={(_, option) => onChange(option?.label ?? '')}
  />
);

export const selectors = { trigger: 'input:not([type="hidden"])' };
export default mountWithReact(Mantine, MantineProvider);
