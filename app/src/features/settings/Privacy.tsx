import { Card } from '@janani/ui/card';
import { Heading } from '@janani/ui/heading';
import { Stack } from '@janani/ui/stack';
import { Switch } from '@janani/ui/switch';
import { useEffect, useState } from 'react';
import { t } from '../../i18n/t.ts';
import { stopAnalytics } from '../../platform/analytics-tool.ts';
import { savesData } from '@janani/ui/loading';
import { saveConsent } from '../consent/save-consent.ts';
import { readConsent } from '../consent/consent.ts';
import { isMinor } from './age.ts';

/** Consent is withdrawn as easily as it is given, and takes effect at once (decisions T-13, T-33). */
export const Privacy = ({ userId, dob }: { userId: string; dob: string }) => {
  const [hasConsented, setConsented] = useState(() => readConsent(userId).analytics);
  const isUnderAge = isMinor(dob);
  useEffect(() => {
    // The user may have entered their date of birth just now.
    if (isUnderAge) stopAnalytics();
  }, [isUnderAge]);
  const change = (isSelected: boolean) => {
    setConsented(isSelected);
    void saveConsent(userId, isSelected);
  };
  return (
    <Card as="section" padding="roomy" aria-labelledby="privacy">
      <Stack gap={2}>
        <Heading level={2} id="privacy">
          {t('settings.privacy')}
        </Heading>
        <Switch
          label={t('settings.analytics')}
          description={t('settings.analytics.hint')}
          isSelected={hasConsented && !isUnderAge}
          isDisabled={isUnderAge}
          disabledReason={isUnderAge ? t('settings.analytics.young') : undefined}
          onChange={change}
        />
        {savesData() && <p>{t('settings.savesData')}</p>}
      </Stack>
    </Card>
  );
};
