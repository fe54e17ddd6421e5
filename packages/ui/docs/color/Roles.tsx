import { TextWithCode } from '../TextWithCode.tsx';
import type { ColorRole } from '../../src/theme/colors.ts';
import { vars } from '../../src/theme/contract.css.ts';
import { getRole } from '../../src/theme/roles.ts';
import * as styles from '../../src/foundations/foundations.css.ts';
import { getVariantColors, getRampStep, type ThemeVariant, findComponentsUsing } from './color-usage.ts';

const Role = ({ role, value }: { role: ColorRole; value: string }) => {
  const rampStep = getRampStep(value);
  const components = findComponentsUsing(role);
  return (
    <div className={styles.role}>
      <div className={styles.chip} style={{ background: vars.color[role] }} />
      <div>
        <a
          className={styles.link}
          href={`./?path=/story/foundations-colour--what-a-role-changes&args=role:${role}`}
          target="_top"
        >
          {role}
        </a>
        <div>
          {value}
          {rampStep && `, ${rampStep}`}
        </div>
        <div className={styles.note}>
          <TextWithCode text={getRole(role)} />
        </div>
        {components.length === 0 ? (
          <div className={styles.note}>Read by no part: for pages and drawings of a product</div>
        ) : (
          <details className={styles.note}>
            <summary>
              {components.length === 1 ? 'Read by 1 part' : `Read by ${components.length} parts`}
            </summary>
            {components.join(', ')}
          </details>
        )}
      </div>
    </div>
  );
};

/** Every colour that components use, in the theme and contrast selected in the toolbar. */
export const Roles = ({ variant }: { variant: ThemeVariant }) => (
  <div className={styles.roles}>
    {Object.entries(getVariantColors(variant)).map(([role, value]) => (
      <Role key={role} role={role as ColorRole} value={value} />
    ))}
  </div>
);
