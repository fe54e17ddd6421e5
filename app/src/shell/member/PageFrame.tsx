import { Heading } from '@janani/ui/heading';
import { UiProvider } from '@janani/ui/provider';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { language, locale } from '../../i18n/language.ts';
import { getPrefix } from '../../i18n/languages.ts';
import { t } from '../../i18n/t.ts';
import { innerTitle } from '../../pages/member/narrow.css.ts';
import { type Route, routesFor } from '../../routes/routes.ts';
import { framePicture, memberContent } from './MemberLayout.css.ts';
import { PageHeader, PageTabs } from './PageBars.tsx';
import { RouterLink } from '../navigation/RouterLink.tsx';

/** What the frame's script replaces: the user's first name, and the title of a session. */
type Slots = { nameSlot: string; titleSlot: string };

/** The headings of the pages that the tab bar opens, and of a session, which a calendar or a message links to; others are rarely the first page of a visit. */
const getHeading = ({ name, inner }: Route, { nameSlot, titleSlot }: Slots): string | undefined => {
  if (name === 'dashboard') return t('dashboard.greeting', { name: nameSlot });
  if (name === 'session') return titleSlot;
  if (name === 'sessions') return t('sessions.title');
  if (name === 'freeAccess') return t('nav.freeAccess');
  return name === 'settings' && inner ? t(inner.title) : undefined;
};

/**
 * What a signed-in page shows until its script has run: its bars and its heading, where the page will show them. (The
 * header has a parent of its own: beside the content it would take part in page transitions, and twice.)
 */
const PageFrame = ({ path, name, inner, heading }: Route & { heading: string }) => (
  <>
    <div>
      <PageHeader pathname={path} initials="" menu={[]} />
    </div>
    <div className={memberContent}>
      {name === 'session' ? (
        <>
          <div className={framePicture} />
          <Heading level={1}>{heading}</Heading>
        </>
      ) : (
        <Heading level={1} className={inner ? innerTitle : undefined}>
          {heading}
        </Heading>
      )}
    </div>
    <PageTabs pathname={path} />
  </>
);

/** The frames as markup, by the first segment of the page's path. */
export const renderFrames = (slots: Slots): Record<string, string> =>
  Object.fromEntries(
    routesFor('member').flatMap((route) => {
      const heading = getHeading(route, slots);
      if (heading === undefined) return [];
      const markup = renderToStaticMarkup(
        <StaticRouter basename={getPrefix(language())} location={getPrefix(language()) + route.path}>
          <UiProvider locale={locale()} linkComponent={RouterLink}>
            <PageFrame {...route} heading={heading} />
          </UiProvider>
        </StaticRouter>,
      );
      return [[route.path.split('/')[1], markup]];
    }),
  );
