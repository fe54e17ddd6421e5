import told from 'virtual:told/start';
import { PlaceLink } from './FrontPage.tsx';

/** How somebody sees what a change did to a part; on the page that shows it, the parts stand below. */
export const BeforeAndAfter = ({ isHere = false }: { isHere?: boolean }) => (
  <>
    <strong>Compare before and after.</strong> Parts, as they were and as they are, stand{' '}
    {isHere ? (
      'below'
    ) : (
      <>
        under <PlaceLink path="/docs/changelog-before-and-after--docs">Changelog, before and after</PlaceLink>
      </>
    )}
    , whole screens under{' '}
    <PlaceLink path="/story/screens-before-and-after--the-week-opens">Screens / Before and after</PlaceLink>.
    For what nobody has accepted yet, <code>pnpm test pictures</code> photographs the parts in light, dark and
    Hindi and writes one page of before, after and difference; <code>pnpm pictures:accept</code> keeps what is
    meant. Where a project of Chromatic is set up, it shows the same with every pull request.
    {told.hasPictures && (
      <>
        {' '}
        <a href="./changes/index.html" target="_blank">
          The last comparison (opens a tab)
        </a>
      </>
    )}
  </>
);
