import facts from 'virtual:facts/start';
import { FrontPage } from './FrontPage.tsx';
import { ComponentStatus } from './ComponentStatus.tsx';

/** A section of the start page, as a separate page that Storybook's search finds by name. */
export const StatusPage = () => (
  <FrontPage>
    <h1>Status and accessibility of parts</h1>
    <ComponentStatus meaning={facts.meaning} parts={facts.parts} />
  </FrontPage>
);
