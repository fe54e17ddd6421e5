import { Noted } from '../Noted.tsx';
import type { ColorRole } from '../../src/theme/colors.ts';
import { vars } from '../../src/theme/contract.css.ts';
import { roleOf } from '../../src/theme/roles.ts';
import * as styles from '../../src/foundations/foundations.css.ts';
import { colorsIn, dyeOf, type Look, readersOf } from './role-facts.ts';

const Role = ({ role, value }: { role: ColorRole; value: string }) => {
  const dye = dyeOf(value);
  const readers = readersOf(role);
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
          {dye && `, ${dye}`}
        </div>
        <div className={styles.note}>
          <Noted text={roleOf(role)} />
        </div>
        {readers.length === 0 ? (
          <div className={styles.note}>Read by no part: for pages and drawings of a product</div>
        ) : (
          <details className={styles.note}>
            <summary>{readers.length === 1 ? 'Read by 1 part' : `Read by ${readers.length} parts`}</summary>
            {readers.join(', ')}
          </details>
        )}
      </div>
    </div>
  );
};

/** Every colour that components use, in the theme and contrast selected in the toolbar. */
export const Roles = ({ look }: { look: Look }) => (
  <div className={styles.roles}>
    {Object.entries(colorsIn(look)).map(([role, value]) => (
      <Role key={role} role={role as ColorRole} value={value} />
    ))}
  </div>
);
