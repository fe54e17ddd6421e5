import type { Session } from '@janani/api-client';
import { formatTimestamp } from '@janani/ui/timestamp';
import { type CSSProperties, useEffect, useRef } from 'react';
import { locale } from '../../i18n/language.ts';
import { t } from '../../i18n/t.ts';
import { note, lit, ring, whenLine } from './EnrolledNotice.css.ts';

const DOTS = Array.from({ length: 12 }, (_, index) => index);

/** A tick in a ring of dots, like the moon of the week card. Decoration. */
const Ring = ({ isNew }: { isNew: boolean }) => (
  <svg viewBox="-18 -18 36 36" className={ring} aria-hidden="true" focusable="false">
    <g fill="currentColor">
      {DOTS.map((index) => (
        <g key={index} transform={`rotate(${index * 30})`}>
          <circle
            cy="-15"
            r="1.7"
            {...(isNew && { className: lit, style: { '--place': index } as CSSProperties })}
          />
        </g>
      ))}
    </g>
    <path d="M-6 .5-2 4.5 6-4.5" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
  </svg>
);

type EnrolledNoticeProps = {
  session: Session;
  /** The user enrolled on this page, just now. */
  isNew: boolean;
};

/** Replaces the enrol button: the user is enrolled, and when the session is. */
export const EnrolledNotice = ({ session, isNew }: EnrolledNoticeProps) => {
  const when = formatTimestamp(session.scheduled_at, { locale: locale() });
  const line = useRef<HTMLParagraphElement>(null);
  // The pressed button was removed, and the focus with it.
  useEffect(() => {
    if (isNew && document.activeElement === document.body) line.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <p ref={line} tabIndex={-1} className={note}>
      <Ring isNew={isNew} />
      <span>
        {t('session.kept')}
        {when !== null && ' '}
        {when !== null && <span className={whenLine}>{when}</span>}
      </span>
    </p>
  );
};
