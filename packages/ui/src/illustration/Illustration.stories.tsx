import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { programs } from '../badge/index.ts';
import { Ogee } from '../ogee/index.ts';
import {
  EmptyIllustration,
  HeroIllustration,
  MatkaIllustration,
  ProgramPicture,
  ProgramThumb,
} from './index.ts';

const meta = {
  title: 'Foundations/Illustration',
  component: HeroIllustration,
  tags: ['!autodocs'],
} satisfies Meta<typeof HeroIllustration>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hero: Story = { args: { label: 'A mother-to-be sitting calmly in an arched window' } };

export const Programs: Story = {
  name: 'SE-13: each programme’s drawing, one of the two themes’ shown',
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: '1rem',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
      }}
    >
      {programs.map((program) => (
        <div key={program} style={{ aspectRatio: '16 / 9' }}>
          <ProgramPicture program={program} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const shown = () =>
      [...canvasElement.querySelectorAll('img')].filter((picture) => picture.offsetWidth > 0);
    await expect(shown()).toHaveLength(5);
    await waitFor(() => expect(shown().every((picture) => picture.naturalWidth > 0)).toBe(true));
  },
};

export const Thumbs: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      {programs.map((program) => (
        <Ogee key={program} tone={program} size="xl" fill>
          <ProgramThumb program={program} />
        </Ogee>
      ))}
    </div>
  ),
};

export const Small: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '2rem', alignItems: 'end' }}>
      <MatkaIllustration />
      <EmptyIllustration />
    </div>
  ),
};
