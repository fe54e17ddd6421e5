import type { Change } from '../../scripts/stories/changes.ts';
import { Noted } from './Noted.tsx';

const HEADINGS: Record<Change['kind'], string> = {
  major: 'Needs a change in apps',
  minor: 'New',
  patch: 'Repaired',
};

/** What waits for the next release, the largest first. */
export const Changes = ({ changes }: { changes: readonly Change[] }) => (
  <section aria-labelledby="changes">
    <h2 id="changes">Since the last release</h2>
    {changes.length === 0 && <p>Nothing has changed.</p>}
    {(['major', 'minor', 'patch'] as const)
      .map((kind) => ({ kind, own: changes.filter((change) => change.kind === kind) }))
      .filter(({ own }) => own.length > 0)
      .map(({ kind, own }) => (
        <details key={kind}>
          <summary>
            {HEADINGS[kind]} <span className="front-quiet">({own.length})</span>
          </summary>
          <ul>
            {own.map(({ text, packages }) => (
              <li key={text}>
                <Noted text={text} />
                {!packages.includes('@janani/ui') && (
                  <span className="front-quiet"> ({packages.join(', ')})</span>
                )}
              </li>
            ))}
          </ul>
        </details>
      ))}
  </section>
);
