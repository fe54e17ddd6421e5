import { Button } from '@janani/ui/button';
import { Card } from '@janani/ui/card';
import { Heading } from '@janani/ui/heading';
import { Stack } from '@janani/ui/stack';
import { useToast } from '@janani/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/t.ts';
import { saveFile } from '../../platform/save-file.ts';
import { deviceData, eraseDeviceData } from './device-data.ts';
import { eraseQuestion, data, text } from './Settings.css.ts';

type MyDataProps = { userId: string; onErased: () => void };

const FILE_NAME = 'janani-my-data.json';

/** The user's data on this device: to view, save, or erase. */
export const MyData = ({ userId, onErased }: MyDataProps) => {
  const toast = useToast();
  const [isShown, setShown] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const question = useRef<HTMLFieldSetElement>(null);
  const eraseButton = useRef<HTMLButtonElement>(null);
  const wasConfirming = useRef(false);
  // The pressed button was removed: the focus moves to the question, which is scrolled into view completely, and afterwards back to the button.
  useEffect(() => {
    if (isConfirming) question.current?.focus();
    else if (wasConfirming.current) eraseButton.current?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);
  const toJson = () => JSON.stringify(deviceData(userId), null, 2);

  const erase = () => {
    eraseDeviceData(userId);
    setConfirming(false);
    setShown(false);
    onErased();
    toast.show({ type: 'success', title: t('settings.data.erased') });
  };

  return (
    <Card as="section" padding="roomy" aria-labelledby="data">
      <Heading level={2} id="data">
        {t('settings.data')}
      </Heading>
      <p className={text}>{t('settings.data.text')}</p>
      {isShown && (
        // A region that scrolls must be reachable by keyboard (WCAG 2.1.1).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre id="my-data" className={data} tabIndex={0} aria-labelledby="data">
          {toJson()}
        </pre>
      )}
      {isConfirming ? (
        <fieldset ref={question} tabIndex={-1} aria-labelledby="erase-question" className={eraseQuestion}>
          <p id="erase-question" className={text}>
            {t('settings.data.ask')}
          </p>
          <Stack direction="row" gap={3}>
            <Button variant="danger" onPress={erase}>
              {t('settings.data.erase.sure')}
            </Button>
            <Button variant="outline" onPress={() => setConfirming(false)}>
              {t('settings.data.keep')}
            </Button>
          </Stack>
        </fieldset>
      ) : (
        <Stack direction="row" gap={3}>
          <Button
            variant="outline"
            aria-expanded={isShown}
            aria-controls="my-data"
            onPress={() => setShown(!isShown)}
          >
            {isShown ? t('settings.data.hide') : t('settings.data.view')}
          </Button>
          <Button variant="outline" onPress={() => saveFile(FILE_NAME, 'application/json', toJson())}>
            {t('settings.data.export')}
          </Button>
          <Button ref={eraseButton} variant="danger" onPress={() => setConfirming(true)}>
            {t('settings.data.erase')}
          </Button>
        </Stack>
      )}
    </Card>
  );
};
