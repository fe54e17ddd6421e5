import { Card } from '@janani/ui/card';
import { RadioGroup } from '@janani/ui/radio-group';
import { useState } from 'react';
import { t } from '../../i18n/t.ts';
import { chooseTheme, readTheme, themeChoices } from '../../platform/theme.ts';
import { heading, stack } from './Settings.css.ts';

/** How the app looks (decision G-14). A second language adds its choice here. */
export const Appearance = () => {
  const [theme, setTheme] = useState(readTheme);
  return (
    <Card as="section" padding="roomy" aria-labelledby="appearance">
      <div className={stack}>
        <h2 id="appearance" className={heading}>
          {t('settings.appearance')}
        </h2>
        <RadioGroup
          label={t('settings.theme')}
          orientation="horizontal"
          options={themeChoices.map((choice) => ({ value: choice, label: t(`settings.theme.${choice}`) }))}
          value={theme}
          onChange={(value) => {
            const choice = themeChoices.find((known) => known === value) ?? 'system';
            chooseTheme(choice);
            setTheme(choice);
          }}
        />
      </div>
    </Card>
  );
};
