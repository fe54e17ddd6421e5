import told from 'virtual:told/start';
import { BeforeAndAfter } from './BeforeAndAfter.tsx';
import { Changes } from './Changes.tsx';
import { FrontPage } from './FrontPage.tsx';

/** What stands on the start page too, under a name that a search finds. */
export const ChangesPage = () => (
  <FrontPage>
    <h1>Changelog, before and after</h1>
    <p>
      <BeforeAndAfter />
    </p>
    <Changes changes={told.changes} isReleased={told.isReleased} />
  </FrontPage>
);
