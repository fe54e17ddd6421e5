import type { Session } from '@janani/api-client';
import { Button } from '@janani/ui/button';
import { Share2Icon } from '@janani/ui/icons';
import { t } from '../../i18n/t.ts';
import { getSessionUrl } from './session-url.ts';
import { useShare } from './use-share.ts';

/** Shares the session's page, never its join link, which is the user’s own. */
export const ShareSession = ({ session: { title, slug } }: { session: Session }) => {
  const share = useShare();
  return (
    <Button
      variant="quiet"
      aria-label={t('session.share')}
      onPress={() => void share({ title, url: getSessionUrl(slug) })}
    >
      <Share2Icon />
    </Button>
  );
};
