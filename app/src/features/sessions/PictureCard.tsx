import type { Session } from '@janani/api-client';
import { Ogee } from '@janani/ui/ogee';
import { useLanguageOf, useLinkComponent } from '@janani/ui/provider';
import { SessionPicture, unbrokenWords } from '@janani/ui/session-card';
import { createElement, type ReactNode, useId } from 'react';
import { paths } from '../../routes/paths.ts';
import * as styles from './PictureCard.css.ts';
import { getPictureUrl } from './picture-url.ts';
import { getCardProgram } from './to-session-card.tsx';

type PictureCardProps = {
  session: Session;
  size: 'large' | 'small';
  headingLevel: 2 | 3;
  /** The name of the card, instead of its title. */
  label?: string | undefined;
  /** Above the title. */
  badges?: ReactNode;
  /** Below the facts. */
  state?: ReactNode;
  /** A button: the rest of the card is a link to the session. */
  action?: ReactNode;
  /** The facts. */
  children: ReactNode;
};

/** A session as a card that its picture leads; in the timetable the time leads. */
export const PictureCard = (props: PictureCardProps) => {
  const { session, size, headingLevel, label, badges, state, action, children } = props;
  const titleId = useId();
  const lang = useLanguageOf(session.title);
  const program = getCardProgram(session);
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      className={action ? styles.cards[size] : `${styles.cards[size]} ${styles.onlyLink}`}
      {...(label === undefined ? { 'aria-labelledby': titleId } : { 'aria-label': label })}
    >
      <Ogee className={styles.pictures[size]} tone={program ?? 'wellness'} size="xl" fill>
        <SessionPicture
          program={program}
          seed={session.slug}
          imageUrl={getPictureUrl(session.image)}
          isThumb
          isPriority={size === 'large'}
        />
      </Ogee>
      <div className={styles.body}>
        {badges && <div className={styles.badges}>{badges}</div>}
        <Heading id={titleId} className={styles.titles[size]}>
          {createElement(
            useLinkComponent(),
            { className: styles.link, href: paths.session(session.slug), ...(lang && { lang }) },
            unbrokenWords(session.title),
          )}
        </Heading>
        {children}
        {state && <div className={styles.state}>{state}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </article>
  );
};
