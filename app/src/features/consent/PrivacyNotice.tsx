import { Sheet } from '@janani/ui/sheet';
import { t } from '../../i18n/t.ts';
import { config } from '../../platform/config.ts';
import { noticeItems } from './notice.ts';
import { notice } from './PrivacyNotice.css.ts';

/**
 * What data is collected, for what purpose, and how to withdraw consent: one item for each purpose, in plain language.
 */
const PrivacyNotice = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Sheet title={t('privacy.title')} isOpen={isOpen} onClose={onClose} closesOnBack>
    <div className={notice}>
      <p>{t('privacy.text')}</p>
      <dl>
        {noticeItems.map(({ title, text }) => (
          <div key={t(title)}>
            <dt>{t(title)}</dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      {config.supportContact && <p>{t('privacy.contact', { contact: config.supportContact })}</p>}
    </div>
  </Sheet>
);

export default PrivacyNotice;
