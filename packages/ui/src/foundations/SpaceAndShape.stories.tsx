import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../theme/index.ts';
import * as styles from './foundations.css.ts';

const meta = { title: 'Foundations/Space and shape', tags: ['!autodocs'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const keysOf = <Tokens extends object>(tokens: Tokens) => Object.keys(tokens) as (keyof Tokens & string)[];

export const Space: Story = {
  render: () => (
    <div className={styles.rows}>
      {keysOf(vars.space).map((step) => (
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
      {keysOf(vars.radius).map((name) => (
        <div key={name}>
          <div className={styles.shape} style={{ borderRadius: vars.radius[name] }} />
          <span className={styles.note}>radius {name}</span>
        </div>
      ))}
    </div>
  ),
};

/** Shadows are plum; in the dark a light hairline does the work. */
export const Elevation: Story = {
  render: () => (
    <div className={styles.roles}>
      {keysOf(vars.shadow).map((name) => (
        <div key={name}>
          <div
            className={styles.shape}
            style={{ boxShadow: vars.shadow[name], borderRadius: vars.radius.xl, borderColor: 'transparent' }}
          />
          <span className={styles.note}>shadow {name}</span>
        </div>
      ))}
    </div>
  ),
};
