import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Link } from '../link/index.ts';
import { TextField } from '../text-field/index.ts';
import { nadi } from '../theme/themes/nadi.ts';
import * as styles from './foundations.css.ts';

const Sample = ({ theme }: { theme: string }) => (
  <div data-theme={theme} data-testid={theme}>
    <Card className={styles.rows}>
      <h2 className={styles.title}>{theme}</h2>
      <TextField label="First name" value="Ananya" />
      <Button isFullWidth>Save</Button>
      <Link href="#privacy">Privacy</Link>
      <div>
        <Badge tone="success">Enrolled</Badge>
      </div>
    </Card>
  </div>
);

/** The same components in two brands on one page. The second is defined in `themes/nadi.ts`. */
const Brands = () => (
  <div className={styles.roles}>
    <Sample theme="light" />
    <Sample theme="nadi" />
  </div>
);

const meta = { title: 'Foundations/Second brand', component: Brands, tags: ['!autodocs'] } satisfies Meta<
  typeof Brands
>;
export default meta;

const toRgb = (hex = '') => {
  const [red, green, blue] = (hex.match(/[\da-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16));
  return `rgb(${red}, ${green}, ${blue})`;
};

export const SideBySide: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const [ownStyle, otherStyle] = canvas
      .getAllByRole('button', { name: 'Save' })
      .map((save) => getComputedStyle(save));
    await expect(otherStyle?.backgroundColor).toBe(toRgb(nadi.colors?.primary));
    await expect(otherStyle?.borderStartStartRadius).toBe(nadi.radius?.button);
    await expect(ownStyle?.backgroundColor).not.toBe(otherStyle?.backgroundColor);
    const [ownLink, otherLink] = canvas.getAllByRole('link').map((link) => getComputedStyle(link).color);
    await expect(otherLink).toBe(toRgb(nadi.colors?.primaryInk));
    await expect(ownLink).not.toBe(otherLink);
  },
};
