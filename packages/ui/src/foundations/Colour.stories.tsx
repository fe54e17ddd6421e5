import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ColorRole, contrast, ramps, vars } from '../theme/index.ts';
import { lightColors } from '../theme/colors.ts';
import { roleOf } from '../theme/roles.ts';
import * as styles from './foundations.css.ts';

const meta = { title: 'Foundations/Colour', tags: ['!autodocs'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Black or white, whichever can be read on a colour. */
const readableOn = (color: string) =>
  contrast('#000000', color) > contrast('#ffffff', color) ? '#000000' : '#ffffff';

export const Ramps: Story = {
  render: () => (
    <div className={styles.page}>
      {Object.entries(ramps).map(([name, steps]) => (
        <section key={name}>
          <h2 className={styles.title}>{name}</h2>
          <div className={styles.swatches}>
            {Object.entries(steps).map(([step, color]) => (
              <div
                key={step}
                className={styles.swatch}
                style={{ background: color, color: readableOn(color) }}
              >
                {step}
                <br />
                {color}
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  ),
};

/** What components ask for. They show the theme that is chosen above. */
export const Roles: Story = {
  render: () => (
    <div className={styles.roles}>
      {(Object.keys(lightColors) as ColorRole[]).map((role) => (
        <div key={role} className={styles.role}>
          <div className={styles.chip} style={{ background: vars.color[role] }} />
          <div>
            {role}
            <div className={styles.note}>{roleOf(role)}</div>
          </div>
        </div>
      ))}
    </div>
  ),
};
