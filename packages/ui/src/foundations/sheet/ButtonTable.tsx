import { Button, type ButtonProps } from '../../button/index.ts';
import * as styles from './sheet.css.ts';

type Variant = Pick<ButtonProps, 'variant' | 'children' | 'pendingLabel'>;

const VARIANTS: [name: string, look: Variant][] = [
  ['Primary', { variant: 'primary', children: 'Sign In', pendingLabel: 'Signing In...' }],
  ['Accent', { variant: 'accent', children: 'Free Trial', pendingLabel: 'Enrolling…' }],
  ['Outline', { variant: 'outline', children: 'Edit Profile', pendingLabel: 'Saving…' }],
  ['Quiet', { variant: 'quiet', children: 'View All', pendingLabel: 'Loading...' }],
  ['Danger', { variant: 'danger', children: 'Logout', pendingLabel: 'Logging out…' }],
];

const COLUMNS = ['Default', 'Hover', 'Pressed', 'Focus', 'Disabled', 'Loading'];

/** React Aria sets this attribute on a press, and nothing is pressed in a screenshot. */
const setPressed = (button: HTMLButtonElement | null) => button?.setAttribute('data-pressed', 'true');

/**
 * Every button in every state. The pending label is left out where nothing is pending, which makes the table narrower.
 */
export const ButtonTable = () => (
  <div className={styles.scroller}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th aria-hidden />
          {COLUMNS.map((column) => (
            <th key={column} className={styles.columnHead} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {VARIANTS.map(([name, { pendingLabel, ...props }]) => (
          <tr key={name}>
            <th className={styles.rowHead} scope="row">
              {name}
            </th>
            <td className={styles.cell}>
              <Button {...props} />
            </td>
            <td className={styles.cell}>
              <Button {...props} data-show="hover" />
            </td>
            <td className={styles.cell}>
              <Button {...props} ref={setPressed} />
            </td>
            <td className={styles.cell}>
              <Button {...props} data-show="focus-visible" />
            </td>
            <td className={styles.cell}>
              <Button {...props} isDisabled />
            </td>
            <td className={styles.cell}>
              <Button {...props} isPending pendingLabel={pendingLabel} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
