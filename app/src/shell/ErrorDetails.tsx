import { Button } from '@janani/ui/button';
import { useRef, useState } from 'react';
import { t } from '../i18n/t.ts';
import { release, summarizeError } from '../platform/error-report.ts';
import { getLocalizedRoutePattern } from '../routes/find-route.ts';
import { reportText } from './ErrorBoundary.css.ts';

/** The time, the route, the release and the positions in our scripts; no message and no URL. */
const getReportText = (error: unknown): string =>
  [
    new Date().toISOString(),
    getLocalizedRoutePattern(window.location.pathname),
    release(),
    ...summarizeError(error).flatMap(({ type, frames }) => [type, ...frames]),
  ].join('\n');

/** The report that a user may send to support, shown before it is copied. */
export const ErrorDetails = ({ error }: { error: unknown }) => {
  const [text] = useState(() => getReportText(error));
  const [outcome, setOutcome] = useState<'copied' | 'selected'>();
  const report = useRef<HTMLPreElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // No clipboard, or no permission: the text is selected, so that the user can copy it.
      if (report.current) getSelection()?.selectAllChildren(report.current);
      setOutcome('selected');
    }
  };
  return (
    <details>
      <summary>{t('error.page.report')}</summary>
      <pre className={reportText} ref={report}>
        {text}
      </pre>
      <Button variant="outline" onPress={() => void copy()}>
        {t('error.page.copy')}
      </Button>
      <div>
        <output>
          {outcome === 'copied' && t('error.page.copied')}
          {outcome === 'selected' && t('error.page.selected')}
        </output>
      </div>
    </details>
  );
};
