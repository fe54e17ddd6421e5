import type { Change } from '../stories-index/changes.ts';
import { TextWithCode } from '../../packages/ui/docs/TextWithCode.tsx';

/** Before the first release there are no fixes for users of an earlier version. */
const UNRELEASED_TEXT =
  'Nothing has been released yet: these notes wait for the first release. “Before” means an earlier build.';

const HEADINGS: Record<Change['kind'], string> = {
  major: 'Needs a change in apps',
  minor: 'New',
  patch: 'Repaired',
};

type ChangesProps = { changes: readonly Change[]; isReleased: boolean };

/** The changes of the next release, the largest first. */
export const Changes = ({ changes, isReleased }: ChangesProps) => (
  <section aria-labelledby="changes">
    <h2 id="changes">{isReleased ? 'Since the last release' : 'For the first release'}</h2>
    {!isReleased && <p>{UNRELEASED_TEXT}</p>}
    {changes.length === 0 && <p>Nothing has changed.</p>}
    {(['major', 'minor', 'patch'] as const)
      .map((kind) => ({ kind, changesOfKind: changes.filter((change) => change.kind === kind) }))
      .filter(({ changesOfKind }) => changesOfKind.length > 0)
      .map(({ kind, changesOfKind }) => (
        <details key={kind}>
          <summary>
            {HEADINGS[kind]} <span className="docs-page-muted">({changesOfKind.length})</span>
          </summary>
          <ul>
            {changesOfKind.map(({ text, packages }) => (
              <li key={text}>
                <TextWithCode text={text} />
                {!packages.includes('@janani/ui') && (
                  <span className="docs-page-muted"> ({packages.join(', ')})</span>
                )}
              </li>
            ))}
          </ul>
        </details>
      ))}
  </section>
);
