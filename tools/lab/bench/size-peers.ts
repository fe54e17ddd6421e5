/**
 * The equivalent peers of each component, with the imports that an app requires. Their versions are in `package.json`.
 */

type Peer = { title: string; code: string };

export type SizeRow = {
  name: string;
  entry: string;
  peers: Peer[];
  /** The reason why ours is larger than the smallest of them. */
  reason?: string;
};

const exportFrom = (path: string, ...names: string[]) => `export { ${names.join(', ')} } from '${path}';`;
const baseUi = (part: string, name: string): Peer => ({
  title: `Base UI ${name}`,
  code: exportFrom(`@base-ui/react/${part}`, name),
});
/** Components of react-aria, each with its dependencies. */
const aria = (title: string, ...parts: [path: string, ...names: string[]][]): Peer => ({
  title: `React Aria ${title}`,
  code: parts.map(([path, ...names]) => exportFrom(`react-aria-components/${path}`, ...names)).join('\n'),
});
/** Components of MUI, each with its own import. */
const mui = (title: string, ...parts: string[]): Peer => ({
  title: `MUI ${title}`,
  code: parts.map((part) => `export { default as ${part} } from '@mui/material/${part}';`).join('\n'),
});

export const sizePeers: SizeRow[] = [
  {
    name: 'Button',
    entry: 'button',
    peers: [baseUi('button', 'Button'), aria('Button', ['Button', 'Button'])],
  },
  {
    name: 'TextField',
    entry: 'text-field',
    peers: [
      { title: 'Base UI Field', code: exportFrom('@base-ui/react/field', 'Field') },
      aria(
        'TextField',
        ['TextField', 'TextField'],
        ['Input', 'Input'],
        ['Label', 'Label'],
        ['Text', 'Text'],
        ['FieldError', 'FieldError'],
      ),
    ],
  },
  {
    name: 'Accordion',
    entry: 'accordion',
    peers: [
      baseUi('accordion', 'Accordion'),
      aria('Disclosure', ['Disclosure', 'Disclosure', 'DisclosurePanel'], ['Button', 'Button']),
    ],
  },
  {
    name: 'Progress',
    entry: 'progress',
    peers: [
      baseUi('progress', 'Progress'),
      aria('ProgressBar', ['ProgressBar', 'ProgressBar'], ['Label', 'Label']),
    ],
  },
  {
    name: 'Stepper',
    entry: 'stepper',
    peers: [mui('Stepper', 'Stepper', 'Step', 'StepLabel')],
  },
  {
    name: 'Breadcrumb',
    entry: 'breadcrumb',
    peers: [
      mui('Breadcrumbs', 'Breadcrumbs', 'Link'),
      aria('Breadcrumbs', ['Breadcrumbs', 'Breadcrumbs', 'Breadcrumb'], ['Link', 'Link']),
    ],
  },
  {
    name: 'Pagination',
    entry: 'pagination',
    peers: [
      mui('Pagination', 'Pagination'),
      { title: 'antd Pagination', code: exportFrom('antd', 'Pagination') },
    ],
  },
  {
    name: 'Tooltip',
    entry: 'tooltip',
    peers: [
      baseUi('tooltip', 'Tooltip'),
      aria('Tooltip', ['Tooltip', 'Tooltip', 'TooltipTrigger'], ['Button', 'Button']),
    ],
  },
  {
    name: 'Popover',
    entry: 'popover',
    peers: [
      baseUi('popover', 'Popover'),
      aria('Popover', ['Popover', 'Popover'], ['Dialog', 'Dialog', 'DialogTrigger'], ['Button', 'Button']),
    ],
  },
  {
    name: 'NumberField',
    entry: 'number-field',
    peers: [
      {
        title: 'Base UI NumberField',
        code: `${exportFrom('@base-ui/react/number-field', 'NumberField')}\n${exportFrom('@base-ui/react/field', 'Field')}`,
      },
      aria(
        'NumberField',
        ['NumberField', 'NumberField'],
        ['Input', 'Input'],
        ['Label', 'Label'],
        ['Button', 'Button'],
        ['Text', 'Text'],
        ['FieldError', 'FieldError'],
        ['Group', 'Group'],
      ),
    ],
  },
  {
    name: 'FileField',
    entry: 'file-field',
    peers: [
      aria(
        'FileTrigger',
        ['FileTrigger', 'FileTrigger'],
        ['DropZone', 'DropZone'],
        ['Button', 'Button'],
        ['Text', 'Text'],
      ),
      { title: 'antd Upload', code: exportFrom('antd', 'Upload') },
    ],
  },
  {
    name: 'Table',
    entry: 'table',
    peers: [
      mui('Table', 'Table', 'TableHead', 'TableBody', 'TableRow', 'TableCell', 'TableSortLabel'),
      aria('Table', ['Table', 'Table', 'TableHeader', 'TableBody', 'Column', 'Row', 'Cell']),
    ],
  },
  {
    name: 'Checkbox',
    entry: 'checkbox',
    reason: 'It is made of react-aria’s, whose press and focus are most of it.',
    peers: [
      baseUi('checkbox', 'Checkbox'),
      aria('Checkbox', ['Checkbox', 'CheckboxField', 'CheckboxButton']),
    ],
  },
  {
    name: 'Switch',
    entry: 'switch',
    reason: 'As the checkbox; an app with checkbox, switch and radios has the three for 20.8.',
    peers: [baseUi('switch', 'Switch'), aria('Switch', ['Switch', 'SwitchField', 'SwitchButton'])],
  },
  {
    name: 'RadioGroup',
    entry: 'radio-group',
    reason: 'As the checkbox.',
    peers: [
      {
        title: 'Base UI RadioGroup',
        code: [
          exportFrom('@base-ui/react/radio-group', 'RadioGroup'),
          exportFrom('@base-ui/react/radio', 'Radio'),
        ].join('\n'),
      },
      aria(
        'RadioGroup',
        ['RadioGroup', 'RadioGroup', 'RadioField', 'RadioButton'],
        ['Label', 'Label'],
        ['Text', 'Text'],
      ),
    ],
  },
  {
    name: 'Select',
    entry: 'select',
    peers: [
      baseUi('select', 'Select'),
      aria(
        'Select',
        ['Select', 'Select', 'SelectValue'],
        ['Button', 'Button'],
        ['Label', 'Label'],
        ['ListBox', 'ListBox', 'ListBoxItem'],
        ['Popover', 'Popover'],
      ),
      { title: 'downshift useSelect', code: exportFrom('downshift', 'useSelect') },
    ],
  },
  {
    name: 'SearchableDropdown',
    entry: 'searchable-dropdown',
    reason:
      'The lightest has no rows, popover, tray, remote search or words: they are the app’s to write. 15 of ours are the tray, and 3.6 the search by sound, which comes late.',
    peers: [
      baseUi('combobox', 'Combobox'),
      aria(
        'ComboBox',
        ['ComboBox', 'ComboBox'],
        ['Button', 'Button'],
        ['Input', 'Input'],
        ['Label', 'Label'],
        ['ListBox', 'ListBox', 'ListBoxItem'],
        ['Popover', 'Popover'],
      ),
      { title: 'downshift useCombobox', code: exportFrom('downshift', 'useCombobox') },
      { title: 'react-select', code: exportFrom('react-select', 'default') },
    ],
  },
  {
    name: 'DatePickerField',
    entry: 'date-picker-field',
    peers: [
      aria(
        'DatePicker',
        ['DatePicker', 'DatePicker'],
        ['DateField', 'DateInput', 'DateSegment'],
        ['Button', 'Button'],
        ['Calendar', 'Calendar', 'CalendarCell', 'CalendarGrid', 'CalendarHeading'],
        ['Dialog', 'Dialog'],
        ['Group', 'Group'],
        ['Label', 'Label'],
        ['Popover', 'Popover'],
      ),
      { title: 'antd DatePicker', code: exportFrom('antd', 'DatePicker') },
    ],
  },
  {
    name: 'OtpInput',
    entry: 'otp-input',
    reason:
      'Label, hint, error and words in two languages are in it; the lightest is six inputs, of which autofill fills the first.',
    peers: [
      baseUi('otp-field', 'OTPField'),
      { title: 'input-otp', code: exportFrom('input-otp', 'OTPInput') },
      { title: 'react-otp-input', code: exportFrom('react-otp-input', 'default') },
    ],
  },
  {
    name: 'Dialog',
    entry: 'dialog',
    peers: [
      baseUi('dialog', 'Dialog'),
      aria(
        'Dialog',
        ['Dialog', 'Dialog'],
        ['Modal', 'Modal', 'ModalOverlay'],
        ['Heading', 'Heading'],
        ['Button', 'Button'],
      ),
    ],
  },
  {
    name: 'Menu',
    entry: 'menu',
    peers: [
      baseUi('menu', 'Menu'),
      aria('Menu', ['Menu', 'Menu', 'MenuItem', 'MenuTrigger'], ['Button', 'Button'], ['Popover', 'Popover']),
    ],
  },
  {
    name: 'Tabs',
    entry: 'tabs',
    peers: [baseUi('tabs', 'Tabs'), aria('Tabs', ['Tabs', 'Tabs', 'TabList', 'Tab', 'TabPanel'])],
  },
  {
    name: 'ToastProvider',
    entry: 'toast',
    reason:
      'A landmark that F6 reaches, focus that goes back, and waiting while the user reads are half of it, and come late.',
    peers: [
      baseUi('toast', 'Toast'),
      aria('Toast', ['Toast', 'UNSTABLE_Toast', 'UNSTABLE_ToastRegion', 'UNSTABLE_ToastQueue']),
      { title: 'sonner', code: exportFrom('sonner', 'Toaster', 'toast') },
      { title: 'react-hot-toast', code: exportFrom('react-hot-toast', 'Toaster', 'toast') },
    ],
  },
];
