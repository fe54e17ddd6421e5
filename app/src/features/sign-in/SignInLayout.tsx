import { HeroIllustration } from '@janani/ui/illustration';
import { KolamDivider } from '@janani/ui/kolam';
import { LinkButton } from '@janani/ui/link';
import { LogoMark } from '@janani/ui/logo';
import { ArrowLeftIcon } from '@janani/ui/icons';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../../i18n/t.ts';
import { saveInputFor } from '../../loading/prehydration-input.ts';
import { getLanguageLinks } from '../../platform/language-choice.ts';
import * as styles from './SignInLayout.css.ts';

/** Links to the page in other languages, which restore its input. */
const Languages = () =>
  getLanguageLinks(useLocation().pathname).map(({ lang, label, href }) => (
    <a
      key={lang}
      className={styles.language}
      href={href}
      hrefLang={lang}
      lang={lang}
      onClick={() => saveInputFor(new URL(href, window.location.href).pathname)}
    >
      {label}
    </a>
  ));

/**
 * The frame of sign-in, sign-up and code: the arch beside the form from 960 px on, on phones below it or not at all.
 */
export const SignInLayout = ({
  title,
  text,
  backTo,
  width = 'form',
  archBelow,
  isBelowToasts = false,
  children,
}: {
  title: string;
  text: ReactNode;
  backTo: string;
  width?: 'form' | 'wide';
  /** Shows the arch below the form as well: on all small screens, or only on those with room for the keyboard. */
  archBelow?: 'phone' | 'tablet';
  /** On phones the screen moves down while a toast is shown, so that the toast covers no field. */
  isBelowToasts?: boolean;
  children: ReactNode;
}) => (
  <div className={width === 'wide' ? `${styles.page} ${styles.pageOfWide}` : styles.page}>
    <div className={archBelow ? styles.panelsBelow[archBelow] : styles.panel} aria-hidden="true">
      <HeroIllustration className={styles.panelArt} />
    </div>
    <main
      className={[
        styles.content,
        ...(width === 'form' ? [styles.narrow] : []),
        ...(archBelow ? [styles.contentAbove[archBelow]] : []),
        ...(isBelowToasts ? [styles.belowToasts] : []),
      ].join(' ')}
      id="main"
      tabIndex={-1}
    >
      <div className={styles.topRow}>
        <LinkButton href={backTo} variant="outline" className={styles.back} aria-label={t('app.back')}>
          <ArrowLeftIcon />
        </LinkButton>
        <div className={styles.topEnd}>
          <Languages />
          <LogoMark className={styles.mark} />
        </div>
      </div>
      <h1 className={styles.heading}>{title}</h1>
      <p className={styles.intro}>{text}</p>
      {children}
      <div className={archBelow ? styles.endingsWithoutArch[archBelow] : styles.ending}>
        <KolamDivider />
      </div>
    </main>
  </div>
);
