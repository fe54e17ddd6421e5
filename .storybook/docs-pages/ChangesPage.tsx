import docsData from 'virtual:docs-data/start';
import { BeforeAndAfter } from './BeforeAndAfter.tsx';
import { Changes } from './Changes.tsx';
import { DocsPageLayout } from './DocsPageLayout.tsx';

/** A section of the start page, as a separate page that Storybook's search finds by name. */
export const ChangesPage = () => (
  <DocsPageLayout>
    <h1>Changelog, before and after</h1>
    <p>
      <BeforeAndAfter />
    </p>
    <Changes changes={docsData.changes} isReleased={docsData.isReleased} />
  </DocsPageLayout>
);
