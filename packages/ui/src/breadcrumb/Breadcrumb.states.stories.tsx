import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Navigation/Breadcrumb/States',
  component: Breadcrumb,
  parameters: { chromatic: { disableSnapshot: false }, layout: 'padded' },
  tags: ['!autodocs'],
  args: { current: '', items: [] },
} satisfies Meta<typeof Breadcrumb>;
export default meta;

const HOME = { label: 'Home', href: '#home' };
const LIBRARY = { label: 'Library', href: '#library' };
const LONG = {
  label: 'A page with a name that is so long that it has to be broken into lines',
  href: '#long',
};

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Stack>
      <Breadcrumb current="Library" items={[HOME]} messages={{ label: 'One page above' }} />
      <Breadcrumb current="Birth" items={[HOME, LIBRARY]} messages={{ label: 'Two pages above' }} />
      <Breadcrumb
        current="The current page with a long name, too"
        items={[HOME, LIBRARY, LONG]}
        messages={{ label: 'Long names' }}
      />
    </Stack>
  ),
};
