import { Button } from '@janani/ui/button';
import { useState } from 'react';
import { t } from '../i18n/t.ts';
import { release, thrownIn } from '../platform/error-report.ts';
import { routeIn } from '../routes/route-at.ts';
import { reportText } from './ErrorBoundary.css.ts';

/** Where it happened, and the positions in our scripts: no message, no address. */
const textOf = (error: unknown): string =>
  [
    new Date().toISOString(),
    routeIn(window.location.pathname),
    release(),
    ...thrownIn(error).flatMap(({ type, frames }) => [type, ...frames]),
  ].join('\n');

/** What a user may send to support, shown before it is copied. */
export const ErrorDetails = ({ error }: { error: unknown }) => {
  const [text] = useState(() => textOf(error));
  const [isCopied, setCopied] = useState(false);
  // A browser without a clipboard selects the text with one press (`user-select: all`).
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <details>
      <summary>{t('error.page.report')}</summary>
      <pre className={reportText}>{text}</pre>
      <Button variant="outline" onPress={copy}>
        {isCopied ? t('error.page.copied') : t('error.page.copy')}
      </Button>
    </details>
  );
};
