import { Badge } from '@janani/ui/badge';
import type { ComponentSummary, Status } from '../stories-index/components.ts';
import { PageLink, WideTable } from './DocsPageLayout.tsx';

type ComponentStatusProps = {
  components: readonly ComponentSummary[];
  statusDescriptions: Record<Status, string>;
};

const TONES = { draft: 'warning', stable: 'success', deprecated: 'error' } as const;
const LABELS: Record<Status, string> = { draft: 'Draft', stable: 'Stable', deprecated: 'Deprecated' };

const pluralize = (count: number, singular: string, plural: string) =>
  `${count} ${count === 1 ? singular : plural}`;

/** The checks of a component, one sentence each. */
const checkSummaries = ({
  stories,
  keyboardStories,
  lastRun,
  screenReaderRun,
  libraryBehaviours,
}: ComponentSummary): string[] => [
  lastRun
    ? `${lastRun.passed} of ${pluralize(lastRun.total, 'story', 'stories')} passed on ${lastRun.date}, with axe.`
    : `axe looks at ${stories === 1 ? 'its story' : `its ${stories} stories`}.`,
  keyboardStories > 0 ? `Keys are pressed in ${keyboardStories}.` : 'No story presses keys.',
  ...(screenReaderRun
    ? [
        `Orca read ${pluralize(screenReaderRun.stories, 'story', 'stories')} aloud on ${screenReaderRun.date}.`,
      ]
    : []),
  ...(libraryBehaviours
    ? [
        `${libraryBehaviours.passing} behaviours that other libraries test are held, ${libraryBehaviours.open === 0 ? 'none' : libraryBehaviours.open} open.`,
      ]
    : []),
];

/** Each component with its status and the results of its accessibility checks. */
export const ComponentStatus = ({ components, statusDescriptions }: ComponentStatusProps) => (
  <section aria-labelledby="components">
    <h2 id="components">May I use it, and is it accessible?</h2>
    <dl className="docs-page-statuses">
      {(['stable', 'draft', 'deprecated'] as const).map((status) => (
        <div key={status}>
          <dt>
            <Badge tone={TONES[status]}>{LABELS[status]}</Badge>
          </dt>
          <dd>{statusDescriptions[status]}</dd>
        </div>
      ))}
    </dl>
    <p>
      Every part aims at WCAG 2.2 AA in both languages, from 320 px on and with text at 200 %. Below stands
      what was really tried; what no machine can find out, such as whether people with disabilities get on
      with it, has not been tried yet.
    </p>
    <WideTable label="All components, table">
      <table>
        <thead>
          <tr>
            <th scope="col">ComponentSummary</th>
            <th scope="col">Status</th>
            <th scope="col">Tried for accessibility</th>
          </tr>
        </thead>
        <tbody>
          {components.map((component) => (
            <tr key={component.entry}>
              <th scope="row">
                <PageLink path={component.path}>{component.name}</PageLink>
                {component.relatedComponents.length > 0 && (
                  <div className="docs-page-file">{component.relatedComponents.join(', ')}</div>
                )}
              </th>
              <td>
                <Badge tone={TONES[component.status]}>{LABELS[component.status]}</Badge>
              </td>
              <td>{checkSummaries(component).join(' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  </section>
);
