import { ProgramBadge, SessionBadge } from '../badge/index.ts';
import { Anchor } from '../internal/Anchor.tsx';
import { classNames } from '../internal/class-names.ts';
import { useLanguageOf } from '../provider/index.ts';
import type { SessionCardProps } from './session-card-props.ts';
import * as styles from './SessionCard.css.ts';
import { unbrokenWords } from './prevent-hyphen-breaks.tsx';

type TitleProps = Pick<SessionCardProps, 'href' | 'title' | 'headingLevel'> & {
  id: string;
  size: keyof typeof styles.titleSizes;
};

/** The heading with the link that covers the card. */
export const Title = ({ id, href, title, headingLevel = 3, size }: TitleProps) => {
  const Heading = `h${headingLevel}` as const;
  const lang = useLanguageOf(title);
  return (
    <Heading id={id} className={classNames(styles.title, styles.titleSizes[size])}>
      <Anchor href={href} className={styles.link} lang={lang}>
        {unbrokenWords(title)}
      </Anchor>
    </Heading>
  );
};

/** What happens now, the programme and the other states of a session, without the enrolment. */
export const Badges = ({ program, isLive, isFree, isCompleted, badge }: SessionCardProps) => (
  <>
    {isLive && <SessionBadge state="live" />}
    {badge}
    {program && <ProgramBadge program={program} />}
    {isFree && <SessionBadge state="free" />}
    {isCompleted && <SessionBadge state="completed" />}
  </>
);
