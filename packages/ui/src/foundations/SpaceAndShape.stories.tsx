import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../theme/index.ts';
import { schemeColors, shadows } from '../theme/scale.ts';
import * as styles from './foundations.css.ts';

const meta = {
  id: 'foundations-space',
  title: 'Foundations/Spacing, radius, elevation',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const getKeys = <Tokens extends object>(tokens: Tokens) => Object.keys(tokens) as (keyof Tokens & string)[];

export const Space: Story = {
  render: () => (
    <div className={styles.rows}>
      {getKeys(vars.space).map((step) => (
        <div key={step} className={styles.row}>
          <span className={styles.note}>space {step}</span>
          <div className={styles.bar} style={{ inlineSize: vars.space[step] }} />
        </div>
      ))}
    </div>
  ),
};

export const Corners: Story = {
  render: () => (
    <div className={styles.roles}>
      {getKeys(vars.radius).map((name) => (
        <div key={name}>
          <div className={styles.shape} style={{ borderRadius: vars.radius[name] }} />
          <span className={styles.note}>radius {name}</span>
        </div>
      ))}
    </div>
  ),
};

type Step = { use: string; surface: 'surface' | 'surfaceRaised' };

const STEPS: Record<keyof typeof shadows.light, Step> = {
  rest: { use: 'A card that lies on the page', surface: 'surface' },
  hover: { use: 'A card that is a link, under a pointer', surface: 'surface' },
  raised: { use: 'A popover, a menu, a toast, the popular plan', surface: 'surfaceRaised' },
};

const Steps = ({ scheme }: { scheme: 'light' | 'dark' }) => (
  <section data-theme={scheme} className={styles.background}>
    {getKeys(STEPS).map((name) => (
      <div
        key={name}
        className={styles.lifted}
        style={{ boxShadow: vars.shadow[name], background: vars.color[STEPS[name].surface] }}
      >
        <strong>
          {name}, {scheme}
        </strong>
        <dl className={styles.measurements}>
          <dt>For</dt>
          <dd>{STEPS[name].use}</dd>
          <dt>On it</dt>
          <dd>
            {STEPS[name].surface} {schemeColors[scheme][STEPS[name].surface]}
          </dd>
          <dt>Shadow</dt>
          <dd>{shadows[scheme][name]}</dd>
        </dl>
      </div>
    ))}
  </section>
);

/**
 * Both themes at once, each on its own page. In the light theme the shadow grows; in the dark theme the surface gets
 * lighter and its hairline clearer, since a shadow on plum is hardly visible.
 */
export const Elevation: Story = {
  render: () => (
    <div className={styles.rows}>
      <Steps scheme="light" />
      <Steps scheme="dark" />
    </div>
  ),
};
