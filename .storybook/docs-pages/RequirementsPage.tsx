import { SearchField } from '@janani/ui/search-field';
import { useDeferredValue, useState } from 'react';
import pages from 'virtual:docs-data/requirements';
import type { MatrixRow } from '../stories-index/matrix.ts';
import { DocsPageLayout, PageLink, WideTable } from './DocsPageLayout.tsx';
import { TextWithCode } from '../../packages/ui/docs/TextWithCode.tsx';

const total = pages.reduce((sum, { rows }) => sum + rows.length, 0);

const matchesQuery = (row: MatrixRow, query: string) =>
  `${row.id} ${row.text} ${row.stories.map(({ title, name }) => `${title} ${name}`).join(' ')}`
    .toLowerCase()
    .includes(query);

const getFileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const Requirement = ({ id, text, stories, tests }: MatrixRow) => (
  <tr>
    <th scope="row">{id}</th>
    <td>
      <TextWithCode text={text} />
    </td>
    <td>
      {stories.length === 0 && <span className="docs-page-muted">None</span>}
      <ul>
        {stories.map((story) => (
          <li key={story.id}>
            <PageLink path={`/story/${story.id}`}>
              {story.title}: {story.name}
            </PageLink>
          </li>
        ))}
      </ul>
    </td>
    <td>
      {tests.length === 0 && <span className="docs-page-muted">Its stories</span>}
      <ul>
        {tests.map(({ file, title }) => (
          <li key={`${file} ${title}`}>
            <TextWithCode text={title} /> <span className="docs-page-file">{getFileName(file)}</span>
          </li>
        ))}
      </ul>
    </td>
  </tr>
);

export const RequirementsPage = () => {
  const [query, setQuery] = useState('');
  const deferredQuery = useDeferredValue(query.trim().toLowerCase());
  const matches = pages
    .map(({ title, rows }) => ({ title, rows: rows.filter((row) => matchesQuery(row, deferredQuery)) }))
    .filter(({ rows }) => rows.length > 0);
  const count = matches.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <DocsPageLayout>
      <h1>Requirements</h1>
      <p className="docs-page-lead">
        What the product must do, where it is shown and which tests prove it. Made of the specification, the
        tags of stories and the titles of tests by every build; a story plays as a test, too.
      </p>
      <SearchField
        label="Find a requirement"
        placeholder="SE-04, dropdown, Toast..."
        value={query}
        onChange={setQuery}
      />
      <output>{count === total ? `${total} requirements` : `${count} of ${total} requirements`}</output>
      {matches.map(({ title, rows }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <WideTable label={`${title}, table`}>
            <table className="docs-page-matrix">
              <thead>
                <tr>
                  <th scope="col">ID</th>
                  <th scope="col">Requirement</th>
                  <th scope="col">Stories</th>
                  <th scope="col">Tests</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <Requirement key={row.id} {...row} />
                ))}
              </tbody>
            </table>
          </WideTable>
        </section>
      ))}
    </DocsPageLayout>
  );
};
