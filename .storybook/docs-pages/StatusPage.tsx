import docsData from 'virtual:docs-data/start';
import { DocsPageLayout } from './DocsPageLayout.tsx';
import { ComponentStatus } from './ComponentStatus.tsx';

/** A section of the start page, as a separate page that Storybook's search finds by name. */
export const StatusPage = () => (
  <DocsPageLayout>
    <h1>Status and accessibility of components</h1>
    <ComponentStatus statusDescriptions={docsData.statusDescriptions} components={docsData.components} />
  </DocsPageLayout>
);
