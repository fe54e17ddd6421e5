import { SiteFooter } from '@janani/ui/site-footer';
import { SiteHeader } from '@janani/ui/site-header';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../../i18n/t.ts';
import { paths } from '../../paths.ts';

const YEAR = new Date().getFullYear();

/** Items without a page are plain text (decision T-20). */
const footerGroups = () => [
  {
    title: t('footer.product'),
    items: [
      { label: t('footer.features') },
      { label: t('nav.pricing') },
      { label: t('footer.sessions') },
      { label: t('footer.community') },
    ],
  },
  {
    title: t('footer.support'),
    items: [
      { label: t('footer.help') },
      { label: t('footer.contact') },
      { label: t('footer.privacy') },
      { label: t('footer.terms') },
    ],
  },
  {
    title: t('footer.company'),
    items: [
      { label: t('nav.about') },
      { label: t('footer.careers') },
      { label: t('footer.press') },
      { label: t('nav.blog') },
    ],
  },
];

/** The frame of the public pages: sticky header, content, footer (spec §2, "Public pages"). */
export const PublicLayout = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  return (
    <>
      <SiteHeader
        homeHref={paths.home}
        currentHref={pathname}
        links={[{ href: paths.home, label: t('nav.home') }]}
        signIn={{ href: paths.signIn, label: t('nav.signIn') }}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        isScalloped
        description={t('footer.text')}
        groups={footerGroups()}
        legal={t('footer.legal', { year: YEAR })}
      />
    </>
  );
};
