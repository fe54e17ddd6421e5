import type { Session } from '@janani/api-client';
import { Share2Icon } from '@janani/ui/icons';
import { t } from '../../i18n/t.ts';
import { getSessionUrl } from './session-address.ts';
import { useShare } from './use-share.ts';
import { SecondaryAction } from './SecondaryAction.tsx';

/** Shares the session's page, never its join link, which is the user’s own. */
export const ShareSession = ({ session: { title, slug } }: { session: Session }) => {
  const share = useShare();
  return (
    <SecondaryAction
      label={t('session.share')}
      icon={<Share2Icon />}
      onPress={() => void share({ title, url: getSessionUrl(slug) })}
    />
  );
};
