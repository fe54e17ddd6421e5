import { Button } from '@janani/ui/button';
import { TextField } from '@janani/ui/text-field';
import { t } from '../../i18n/t.ts';
import { halfWidth, notLoaded } from './SignUpForm.css.ts';

const renderPlaceholder = (label: string) => (
  <TextField label={label} value="" isDisabled disabledReason={t('app.loading')} />
);

/** A placeholder for the later fields until their code has loaded: the same height, and a retry if loading fails. */
export const FieldsPlaceholder = ({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) => (
  <>
    {hasFailed && (
      <div className={notLoaded} role="alert">
        <p>{t('signUp.notLoaded')}</p>
        <Button variant="outline" onPress={onRetry}>
          {t('signUp.notLoaded.retry')}
        </Button>
      </div>
    )}
    <div className={halfWidth}>{renderPlaceholder(t('signUp.state'))}</div>
    {renderPlaceholder(t('signUp.city'))}
    {renderPlaceholder(t('signUp.hospital'))}
    {renderPlaceholder(t('signUp.doctor'))}
  </>
);
