import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { StateGrid } from '../internal/stories/StateGrid.tsx';
import { Accordion, AccordionItem } from './index.ts';

const meta = {
  title: 'Navigation/Accordion/States',
  component: Accordion,
  parameters: { chromatic: { disableSnapshot: false } },
  tags: ['!autodocs'],
  args: { children: null },
} satisfies Meta<typeof Accordion>;
export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <StateGrid>
      <Accordion headingLevel={3}>
        <AccordionItem title="How do I join a session?">It is closed.</AccordionItem>
        <AccordionItem defaultOpen title="Must my camera be on?">
          No. Most people listen with the camera off.
        </AccordionItem>
        <AccordionItem title="A title that is so long that it has to be broken into several lines on a phone">
          It is closed.
        </AccordionItem>
      </Accordion>
      <AccordionItem title="One section by itself">It is closed.</AccordionItem>
    </StateGrid>
  ),
  play: async () => userEvent.tab(),
};
