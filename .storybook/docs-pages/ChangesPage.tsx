import facts from 'virtual:facts/start';
import { BeforeAndAfter } from './BeforeAndAfter.tsx';
import { Changes } from './Changes.tsx';
import { FrontPage } from './FrontPage.tsx';

/** A section of the start page, as a separate page that Storybook's search finds by name. */
export const ChangesPage = () => (
  <FrontPage>
    <h1>Changelog, before and after</h1>
    <p>
      <BeforeAndAfter />
    </p>
    <Changes changes={facts.changes} isReleased={facts.isReleased} />
  </FrontPage>
);
