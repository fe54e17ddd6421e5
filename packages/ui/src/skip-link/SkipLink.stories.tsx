import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from './index.ts';

const target = { display: 'inline-block', paddingBlock: '.5rem' };

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  tags: ['!autodocs'],
  args: { targetId: 'the-page', label: 'Skip to main content' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', minBlockSize: '8rem' }}>
        <Story />
        <p>
          <a href="#elsewhere" style={target}>
            A link of the header
          </a>
        </p>
        <main id="the-page" tabIndex={-1}>
          <a href="#within" style={target}>
            A link of the page
          </a>
        </main>
      </div>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first tab stop, visible only on focus, moves past the content that it skips. */
export const First: Story = {
  name: 'First Tab stop',
  tags: ['SkipLink 8'],
  play: async ({ canvas }) => {
    const skip = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(getComputedStyle(skip).clipPath).not.toBe('none');
    await userEvent.tab();
    await expect(skip).toHaveFocus();
    await expect(getComputedStyle(skip).clipPath).toBe('none');
    await expect(skip).toHaveAttribute('href', '#the-page');
    // While it is shown it covers the links below it.
    skip.blur();
  },
};
