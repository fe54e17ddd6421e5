import { SiteHeader } from '@janani/ui/site-header';
import { type ReactNode, Suspense } from 'react';
import { t } from '../../i18n/t.ts';
import { getLanguageLinks } from '../../platform/language-choice.ts';
import { paths } from '../../routes/paths.ts';
import { lazySection } from '../../loading/prerendered.ts';
import { content } from './PublicLayout.css.ts';

const links = () => [
  { href: paths.home, label: t('nav.home') },
  { href: paths.about, label: t('nav.about') },
  { href: paths.pricing, label: t('nav.pricing') },
  { href: paths.blog, label: t('nav.blog') },
];

const PublicFooter = lazySection(() => import('./PublicFooter.tsx'));

type PublicLayoutProps = {
  /** The path of the current page. */
  path: string;
  /** The page ends with a crimson band: the footer then has no scallops. */
  endsWithBand?: boolean | undefined;
  children: ReactNode;
};

/** The frame of the public pages: sticky header, content, footer (spec §2, "Public pages"). */
export const PublicLayout = ({ path, endsWithBand = false, children }: PublicLayoutProps) => (
  <>
    <SiteHeader
      homeHref={paths.home}
      currentHref={path}
      links={links()}
      languages={getLanguageLinks(path)}
      signIn={{ href: paths.signIn, label: t('nav.signIn') }}
    />
    <main id="main" tabIndex={-1} className={content}>
      {children}
    </main>
    <Suspense fallback={null}>
      <PublicFooter isScalloped={!endsWithBand} />
    </Suspense>
  </>
);
