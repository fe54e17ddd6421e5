import { useEffect } from 'react';
import { TextWithCode } from '../TextWithCode.tsx';
import type { ColorRole } from '../../src/theme/colors.ts';
import { getRole } from '../../src/theme/roles.ts';
import { variableName } from '../../src/theme/variable-name.ts';
import { ComponentSheet } from '../../src/foundations/sheet/ComponentSheet.tsx';
import * as styles from '../../src/foundations/foundations.css.ts';
import {
  getVariantColors,
  isColor,
  type ThemeVariant,
  getContrastPairs,
  findComponentsUsing,
} from './color-usage.ts';

type RolePlaygroundProps = { role: ColorRole; value: string; variant: ThemeVariant };

const formatRatio = (value: number) => value.toFixed(2);

/** All components with another colour for a role, those that use it, and whether the contrast is still sufficient. */
export const RolePlayground = ({ role, value: requested, variant }: RolePlaygroundProps) => {
  const colors = getVariantColors(variant);
  const value = isColor(requested) ? requested : colors[role];
  const pairs = getContrastPairs(role, colors, value);
  useEffect(() => {
    const { style } = document.documentElement;
    const variable = `--${variableName(['color', role])}`;
    style.setProperty(variable, value);
    return () => void style.removeProperty(variable);
  }, [role, value]);
  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.title}>
          {role}: {value} in the place of {colors[role]}
        </h1>
        {value !== requested && (
          <p>
            “{requested}” is no colour, so the theme’s own is shown. Write one as in CSS, such as{' '}
            <code>#7a1f4b</code>.
          </p>
        )}
        <p>
          <TextWithCode text={getRole(role)} />
        </p>
        <p>
          Read by {findComponentsUsing(role).join(', ') || 'no part by itself'}, and by the parts made of
          them.
        </p>
      </div>
      {pairs.length > 0 && (
        // Scrollable with keys as well (WCAG 2.1.1).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className={styles.scroll} aria-label="Contrast, table" tabIndex={0}>
          <table className={styles.table}>
            <caption className={styles.caption}>Contrast with what it stands beside</caption>
            <thead>
              <tr>
                <th scope="col">With</th>
                <th scope="col">Needs</th>
                <th scope="col">Today</th>
                <th scope="col">With this colour</th>
              </tr>
            </thead>
            <tbody>
              {pairs.map((pair) => (
                <tr key={`${pair.with} ${pair.needs}`}>
                  <th scope="row">{pair.with}</th>
                  <td>{pair.needs}</td>
                  <td>{formatRatio(pair.before)}</td>
                  <td>
                    {formatRatio(pair.after)} {pair.after < pair.needs ? '(too little)' : ''}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {/* As wide as its rows of states. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role */}
      <div className={styles.scroll} role="group" aria-label="Component sheet" tabIndex={0}>
        <ComponentSheet />
      </div>
    </div>
  );
};
