import { SiteFooter } from '@janani/ui/site-footer';
import { useLocation } from 'react-router-dom';
import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';
import { getLanguageLinks } from '../../platform/language-choice.ts';

/** Only Pricing and About Us are links (spec §2); the others are plain text (decision T-20). */
const footerGroups = () => [
  {
    title: t('footer.product'),
    items: [
      { label: t('footer.features') },
      { label: t('nav.pricing'), href: paths.pricing },
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
      { label: t('nav.about'), href: paths.about },
      { label: t('footer.careers') },
      { label: t('footer.press') },
      { label: t('nav.blog') },
    ],
  },
];

/** The footer of the public pages. */
const PublicFooter = ({ isScalloped }: { isScalloped: boolean }) => (
  <SiteFooter
    isScalloped={isScalloped}
    description={t('footer.text')}
    groups={footerGroups()}
    legal={t('footer.legal')}
    claims={t('footer.claims')}
    languages={{ label: t('footer.language'), items: getLanguageLinks(useLocation().pathname) }}
  />
);

export default PublicFooter;
