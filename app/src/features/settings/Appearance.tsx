import { Alert } from '@janani/ui/alert';
import { Card } from '@janani/ui/card';
import { Heading } from '@janani/ui/heading';
import { useOnline } from '@janani/ui/offline-notice';
import { RadioGroup } from '@janani/ui/radio-group';
import { Stack } from '@janani/ui/stack';
import { breakpoints } from '@janani/ui/theme';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { language } from '../../i18n/language.ts';
import { isReviewed, languages, offeredLanguages } from '../../i18n/languages.ts';
import { msg } from '../../i18n/msg.ts';
import { t } from '../../i18n/t.ts';
import { getLanguageLink } from '../../platform/language-choice.ts';
import { useMedia } from '../../platform/use-media.ts';
import { chooseTheme, isThemePersisted, readTheme, themeChoices } from '../../platform/theme.ts';

const languageOptions = () =>
  offeredLanguages.map((choice) => {
    const { name, locale } = languages[choice];
    return {
      value: choice,
      label: name,
      lang: locale,
      description: isReviewed(choice) ? undefined : t('settings.language.inTranslation'),
    };
  });

const themeTexts = {
  system: msg('settings.theme.system'),
  light: msg('settings.theme.light'),
  dark: msg('settings.theme.dark'),
} as const;

/** The app's theme and language (decision G-14). */
export const Appearance = () => {
  const [theme, setTheme] = useState(readTheme);
  const isOnline = useOnline();
  const { pathname } = useLocation();
  // On a phone two options would share a line, and the third have one of its own.
  const orientation = useMedia(`(min-width: ${breakpoints.twoColumns}px)`) ? 'horizontal' : 'vertical';
  return (
    <Card as="section" padding="roomy" aria-labelledby="appearance">
      <Stack>
        <Heading level={2} id="appearance">
          {t('settings.appearance')}
        </Heading>
        <RadioGroup
          label={t('settings.language')}
          orientation={orientation}
          options={languageOptions()}
          description={t('settings.language.hint')}
          isDisabled={!isOnline}
          disabledReason={isOnline ? undefined : t('settings.language.offline')}
          value={language()}
          onChange={(value) => {
            const choice = offeredLanguages.find((offeredLanguage) => offeredLanguage === value);
            // Another language is another document (decision G-14).
            if (choice) window.location.assign(getLanguageLink(choice, pathname));
          }}
        />
        <RadioGroup
          label={t('settings.theme')}
          orientation={orientation}
          options={themeChoices.map((choice) => ({ value: choice, label: t(themeTexts[choice]) }))}
          value={theme}
          onChange={(value) => {
            const choice = themeChoices.find((themeChoice) => themeChoice === value) ?? 'system';
            chooseTheme(choice);
            setTheme(choice);
          }}
        />
        {!isThemePersisted() && <Alert tone="warning">{t('settings.theme.notKept')}</Alert>}
      </Stack>
    </Card>
  );
};
