import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type ColorRole, contrast, ramps } from '../../src/theme/index.ts';
import { lightColors } from '../../src/theme/colors.ts';
import { Roles as AllRoles } from './Roles.tsx';
import { RolePlayground as RolePlaygroundPage } from './RolePlayground.tsx';
import { moveToastsIntoSheet } from '../../src/foundations/sheet/move-toasts-into-sheet.testing.ts';
import * as styles from '../../src/foundations/foundations.css.ts';

const meta = {
  id: 'foundations-colour',
  title: 'Foundations/Colour and contrast',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Black or white, whichever has more contrast with a colour. */
const getReadableColor = (color: string) =>
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
                style={{ background: color, color: getReadableColor(color) }}
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

/** The colours that components use, in the theme and contrast selected in the toolbar. */
export const Roles: Story = { render: (_args, { globals }) => <AllRoles variant={globals} /> };

/** Select a role and a colour in Controls. */
export const RolePlayground: StoryObj<{ role: ColorRole; value: string }> = {
  args: { role: 'primary', value: ramps.mor[700] },
  argTypes: {
    role: { control: 'select', options: Object.keys(lightColors) },
    value: { control: { type: 'color' } },
  },
  render: (args, { globals }) => <RolePlaygroundPage {...args} variant={globals} />,
  play: async ({ canvas, canvasElement, args }) => {
    await moveToastsIntoSheet(canvasElement);
    const button = canvas.getAllByRole('button', { name: 'Sign In' })[0]!;
    if (args.role !== 'primary' || !/^#[\da-f]{6}$/i.test(args.value)) return;
    const [red, green, blue] = (args.value.match(/[\da-f]{2}/gi) ?? []).map((pair) =>
      Number.parseInt(pair, 16),
    );
    await waitFor(() =>
      expect(getComputedStyle(button).backgroundColor).toBe(`rgb(${red}, ${green}, ${blue})`),
    );
  },
};
