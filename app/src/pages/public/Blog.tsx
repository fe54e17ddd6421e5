import { Link, LinkButton } from '@janani/ui/link';
import { links } from '../../features/marketing/ComingSoon.css.ts';
import { ComingSoon } from '../../features/marketing/ComingSoon.tsx';
import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';

/** /blog: the page has no articles yet, states so (decision G-01) and links to other pages. */
const Blog = () => (
  <>
    <ComingSoon
      title={t('blog.soon')}
      eyebrow={t('blog.heading')}
      action={
        <>
          <LinkButton href={paths.signIn}>{t('blog.sessions')}</LinkButton>
          <div className={links}>
            <Link isStandalone href={paths.about}>
              {t('blog.how')}
            </Link>
            <Link isStandalone href={paths.pricing}>
              {t('blog.cost')}
            </Link>
          </div>
        </>
      }
    >
      {t('blog.text')}
    </ComingSoon>
  </>
);

export default Blog;
