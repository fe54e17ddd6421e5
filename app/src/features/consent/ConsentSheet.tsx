import { Button } from '@janani/ui/button';
import { Sheet } from '@janani/ui/sheet';
import { Switch } from '@janani/ui/switch';
import { useState } from 'react';
import { t } from '../../i18n/t.ts';

type Props = { isOpen: boolean; onClose: () => void; onChoose: (analytics: boolean) => void };

/** The purposes that the user may consent to, each with a switch that is off by default (decision T-13). */
const ConsentSheet = ({ isOpen, onClose, onChoose }: Props) => {
  const [analytics, setAnalytics] = useState(false);
  return (
    <Sheet
      title={t('consent.title')}
      isOpen={isOpen}
      onClose={onClose}
      closesOnBack
      actions={
        <>
          <Button variant="outline" onPress={() => onChoose(false)}>
            {t('consent.refuse')}
          </Button>
          <Button onPress={() => onChoose(analytics)}>{t('consent.save')}</Button>
        </>
      }
    >
      <p>{t('consent.text')}</p>
      <Switch
        label={t('consent.usage')}
        description={t('consent.usage.text')}
        isSelected={analytics}
        onChange={setAnalytics}
      />
    </Sheet>
  );
};

export default ConsentSheet;
