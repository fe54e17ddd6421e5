import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
    const drawings = [...canvasElement.querySelectorAll('[data-program]')];
    const addresses = drawings.map((drawing) => getComputedStyle(drawing).backgroundImage.slice(5, -2));
    await expect(new Set(addresses).size).toBe(5);
    for (const address of addresses) {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      await expect(picture.naturalWidth).toBeGreaterThan(0);
    }
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
