import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { programs } from '../badge/index.ts';
import * as styles from '../foundations/foundations.css.ts';
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

/** Numbers in a row pick the three drawings of a programme. */
const SEEDS = ['3', '1', '2'];

/** The three illustrations of each programme, in the current theme. */
export const Programs: Story = {
  name: 'The five programmes',
  tags: ['SE-13'],
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: '1rem',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
      }}
    >
      {programs.flatMap((program) =>
        SEEDS.map((seed) => (
          <div key={program + seed} style={{ aspectRatio: '16 / 9' }}>
            <ProgramPicture program={program} seed={seed} />
          </div>
        )),
      )}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const illustrations = [...canvasElement.querySelectorAll('[data-program]')];
    const urls = illustrations.map((illustration) =>
      getComputedStyle(illustration).backgroundImage.slice(5, -2),
    );
    await expect(new Set(urls).size).toBe(15);
    for (const url of urls) {
      const picture = new Image();
      picture.src = url;
      await picture.decode();
      await expect(picture.naturalWidth).toBeGreaterThan(0);
    }
  },
};

export const Thumbs: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      {programs.flatMap((program) =>
        SEEDS.map((seed) => (
          <Ogee key={program + seed} tone={program} size="xl" fill>
            <ProgramThumb program={program} seed={seed} />
          </Ogee>
        )),
      )}
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

const RULES = [
  'Flat shapes, without outline, gradient or shadow.',
  'Things from an Indian home. No stethoscopes, storks, hearts or nappies; no religious emblem, no marital sign.',
  'Nine moons wax over the mother, one for each month.',
  'Wellness where a session has no programme.',
  'A photo fills the same frame; the badge stays in the body, never on the picture.',
  'Decoration has no alternative text; only the hero may be given a label.',
];

type IllustrationExample = { name: string; use: string; picture: ReactNode };

const ILLUSTRATIONS: IllustrationExample[] = [
  { name: 'Hero', use: 'The home page, and beside sign-in. Once on a page.', picture: <HeroIllustration /> },
  { name: 'Empty', use: 'An empty state: the moon sets in a cusped arch.', picture: <EmptyIllustration /> },
  { name: 'Matka', use: 'The hydration tip of the dashboard.', picture: <MatkaIllustration /> },
  ...programs.flatMap((program): IllustrationExample[] => [
    {
      name: `${program}, picture`,
      use: 'The frame of a session, 16 to 9.',
      picture: (
        <div style={{ aspectRatio: '16 / 9' }}>
          <ProgramPicture program={program} />
        </div>
      ),
    },
    {
      name: `${program}, thumb`,
      use: 'The ogee of a compact card.',
      picture: (
        <Ogee fill size="xl" tone={program}>
          <ProgramThumb program={program} />
        </Ogee>
      ),
    },
  ]),
];

/** All illustrations with their uses, and the rules for new ones. */
export const Gallery: Story = {
  render: () => (
    <div className={styles.page}>
      <ul>
        {RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <div className={styles.roles}>
        {ILLUSTRATIONS.map(({ name, use, picture }) => (
          <figure key={name} className={styles.specimen} style={{ margin: 0 }}>
            {picture}
            <figcaption>
              <strong>{name}</strong>
              <div className={styles.note}>{use}</div>
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  ),
};
