import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { vars } from '../theme/index.ts';
import * as styles from './foundations.css.ts';

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const USES = {
  xl4: 'Home headline',
  xl3: 'Section and sign-in titles',
  xl2: 'Page titles of the app',
  xl: 'Card titles',
  lg: 'Ledes, quotes, session titles',
  md: 'Body, buttons, values of fields',
  sm: 'Facts, labels, captions',
  xs: 'Hints, errors, badges',
  xxs: 'The tab bar only',
} as const;

export const Scale: Story = {
  render: () => (
    <div className={styles.rows}>
      {(Object.keys(USES) as (keyof typeof USES)[]).map((size) => (
        <div key={size} className={styles.row}>
          <span className={styles.note}>
            {size}: {USES[size]}
          </span>
          <span style={{ fontSize: vars.text[size], lineHeight: vars.leading.heading }}>Motherhood</span>
        </div>
      ))}
    </div>
  ),
};

/** Body text stays in the phone's own font; headings are Anek once its file is there. */
export const Hindi: Story = {
  render: () => (
    <article lang="hi" className={styles.rows}>
      <h1 style={{ fontSize: vars.text.xl3 }}>सुंदर मातृत्व की ओर आपकी यात्रा</h1>
      <p style={{ lineHeight: vars.leading.body }}>
        विशेषज्ञों के साथ लाइव सत्र, आपके हफ़्ते के अनुसार सुझाव और एक सहायक समुदाय।
      </p>
    </article>
  ),
  play: async ({ canvas }) => {
    const heading = getComputedStyle(canvas.getByRole('heading'));
    await expect(heading.fontFamily).toContain('Anek Devanagari');
    await expect(Number.parseFloat(heading.lineHeight) / Number.parseFloat(heading.fontSize)).toBeCloseTo(
      1.38,
      1,
    );
    const paragraph = getComputedStyle(canvas.getByRole('paragraph'));
    await expect(paragraph.fontFamily).not.toContain('Anek Devanagari');
  },
};

export const Figures: Story = {
  render: () => (
    <p style={{ fontSize: vars.text.xl, fontVariantNumeric: 'tabular-nums' }}>
      ₹1,999 · 98765 43210 · Sat, 28 Nov, 7:00 AM
    </p>
  ),
};
