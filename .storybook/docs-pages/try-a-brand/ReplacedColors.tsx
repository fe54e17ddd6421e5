import { Alert } from '@janani/ui/alert';
import type { Replacement } from './brand-values.ts';

const Swatch = ({ color }: { color: string }) => (
  <>
    <span className="try-brand-swatch" style={{ background: color }} /> <code>{color}</code>
  </>
);

/**
 * The given colours that are replaced, with the contrast that they lack. A colour outside of sRGB, or one without room
 * for its hover colours, lacks none itself.
 */
export const ReplacedColors = ({ replacements }: { replacements: Replacement[] }) =>
  replacements.length === 0 ? (
    <Alert tone="success">All colours have enough contrast, in light and dark, and are used as given.</Alert>
  ) : (
    <Alert tone="warning" live="status" title="Some colours are not used as given">
      <ul className="try-brand-list">
        {replacements.map(({ role, scheme, given, used, pairs }) => (
          <li key={`${role} ${scheme}`}>
            <p>
              {role} in {scheme}: <Swatch color={used} />, the nearest that can be used, replaces{' '}
              <Swatch color={given} />.
            </p>
            <ul>
              {pairs.map(({ text, background, required, ratio }) => (
                <li key={`${text} ${background}`}>
                  {text} on {background}: {ratio.toFixed(2)} of {required}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Alert>
  );
