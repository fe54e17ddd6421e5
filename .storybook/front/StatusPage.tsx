import told from 'virtual:told/start';
import { FrontPage } from './FrontPage.tsx';
import { Parts } from './Parts.tsx';

/** What stands on the start page too, under a name that a search finds. */
export const StatusPage = () => (
  <FrontPage>
    <h1>Status and accessibility of parts</h1>
    <Parts meaning={told.meaning} parts={told.parts} />
  </FrontPage>
);
