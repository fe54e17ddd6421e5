import type { Session } from '@janani/api-client';
import { CircleCheckIcon } from '@janani/ui/icons';
import { type CSSProperties, useEffect, useRef } from 'react';
import { t } from '../../i18n/t.ts';
import { formatWhen } from './session-when.ts';
import { closing, note, ring, whenBeside, whenLine } from './EnrolledNotice.css.ts';

/** The lit part of each moon, from the first crescent to the full one (design language, "Illustration"). */
const MOONS = Array.from({ length: 9 }, (_, month) => {
  const terminator = Math.abs(1 - (2 * (month + 1)) / 9) * 4;
  return `M0-4A4 4 0 0 1 0 4A${terminator} 4 0 0 ${month < 4 ? 0 : 1} 0-4Z`;
});

/** A tick in a ring of nine waxing moons. Decoration. */
const Ring = ({ isNew }: { isNew: boolean }) => (
  <svg viewBox="-24 -24 48 48" className={ring} aria-hidden="true" focusable="false">
    <g fill="currentColor">
      {MOONS.map((lit, month) => (
        <g key={lit} transform={`rotate(${(month + 1) * 40}) translate(0 -19) rotate(${(month + 1) * -40})`}>
          <g {...(isNew && { className: closing, style: { '--month': month } as CSSProperties })}>
            <circle r="4" opacity="0.25" />
            <path d={lit} />
          </g>
        </g>
      ))}
    </g>
    <path d="M-7 .5-2 5.5 7-5" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
  </svg>
);

type EnrolledNoticeProps = {
  session: Session;
  now: number;
  /** The user enrolled on this page, just now. */
  isNew: boolean;
  /** On a line, when joining is what matters. */
  isOneLine: boolean;
};

/** Replaces the enrol button: the user is enrolled, when the session is, and in how many days. */
export const EnrolledNotice = ({ session, now, isNew, isOneLine }: EnrolledNoticeProps) => {
  const when = formatWhen(session.scheduled_at, now);
  const line = useRef<HTMLParagraphElement>(null);
  // The pressed button was removed, and the focus with it.
  useEffect(() => {
    if (isNew && document.activeElement === document.body) line.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <p ref={line} tabIndex={-1} className={note} {...(isNew && { 'data-new': '' })}>
      {isOneLine ? <CircleCheckIcon /> : <Ring isNew={isNew} />}
      <span>
        {t('session.kept')}
        {when !== null && ' '}
        {when !== null && <span className={isOneLine ? whenBeside : whenLine}>{when}</span>}
      </span>
    </p>
  );
};
