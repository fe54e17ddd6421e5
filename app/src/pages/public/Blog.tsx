import { LinkButton } from '@janani/ui/link';
import { ComingSoon } from '../../features/marketing/ComingSoon.tsx';
import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';

/** /blog: nothing is written yet, and it says so (decision G-01). */
const Blog = () => (
  <>
    <ComingSoon
      title={t('blog.heading')}
      eyebrow={t('blog.soon')}
      action={
        <LinkButton href={paths.about} variant="outline">
          {t('blog.about')}
        </LinkButton>
      }
    >
      {t('blog.text')}
    </ComingSoon>
  </>
);

export default Blog;
