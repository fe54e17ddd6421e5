import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { vars } from '../theme/index.ts';
import { indicLeading, scale } from '../theme/scale.ts';
import { getSizeInPx } from '../theme/get-size-in-px.ts';
import * as styles from './foundations.css.ts';

const meta = { id: 'foundations-type', title: 'Foundations/Typography', tags: ['!autodocs'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

type Step = { use: string; line: keyof typeof scale.leading; weight: keyof typeof scale.weight };

/** The purpose of each size, with its line height and weight. */
const STEPS: Record<keyof typeof scale.text, Step> = {
  xl4: { use: 'Home headline', line: 'display', weight: 'display' },
  xl3: { use: 'Section and sign-in titles', line: 'heading', weight: 'display' },
  xl2: { use: 'Page titles of the app', line: 'heading', weight: 'display' },
  xl: { use: 'Card titles', line: 'heading', weight: 'display' },
  lg: { use: 'Ledes, quotes, session titles', line: 'heading', weight: 'strong' },
  md: { use: 'Body, buttons, values of fields', line: 'body', weight: 'body' },
  sm: { use: 'Facts, labels, captions', line: 'small', weight: 'strong' },
  xs: { use: 'Hints, errors, badges', line: 'small', weight: 'ui' },
  xxs: { use: 'The tab bar only', line: 'ui', weight: 'strong' },
};
const SIZES = Object.keys(STEPS) as (keyof typeof STEPS)[];

const formatPx = (size: keyof typeof scale.text, screen: number) =>
  `${Math.round(getSizeInPx(scale.text[size], screen))} px`;

export const Scale: Story = {
  render: () => (
    <div className={styles.rows}>
      {SIZES.map((size) => {
        const { use, line, weight } = STEPS[size];
        return (
          <section key={size} className={styles.specimen}>
            <div
              style={{
                fontSize: vars.text[size],
                lineHeight: vars.leading[line],
                fontWeight: vars.weight[weight],
              }}
            >
              Namaste, Ananya
            </div>
            <dl className={styles.measurements}>
              <dt>{size}</dt>
              <dd>{use}</dd>
              <dt>Size</dt>
              <dd>
                {formatPx(size, 360)} on a phone of 360 px, {formatPx(size, 1280)} at 1280
              </dd>
              <dt>Line</dt>
              <dd>
                {scale.leading[line]} ({line}), {indicLeading[line]} in Indian scripts
              </dd>
              <dt>Weight</dt>
              <dd>
                {scale.weight[weight]} ({weight})
              </dd>
            </dl>
          </section>
        );
      })}
    </div>
  ),
};

/** Body text uses the phone's own font; headings are Anek once its file has loaded. */
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
