import { HeroIllustration } from '@janani/ui/illustration';
import { LinkButton } from '@janani/ui/link';
import { LogoMark } from '@janani/ui/logo';
import { ArrowLeftIcon } from '@janani/ui/icons';
import type { ReactNode } from 'react';
import { t } from '../../i18n/t.ts';
import { content, heading, lede, mark, narrow, page, panel, panelArt, topRow } from './EntryLayout.css.ts';

/** The frame of sign-in, sign-up and code: the arch beside the form from 960 px on. */
export const EntryLayout = ({
  title,
  text,
  backTo,
  width = 'form',
  children,
}: {
  title: string;
  text: ReactNode;
  backTo: string;
  width?: 'form' | 'wide';
  children: ReactNode;
}) => (
  <div className={page}>
    <div className={panel} aria-hidden="true">
      <HeroIllustration className={panelArt} />
    </div>
    <main className={width === 'form' ? `${content} ${narrow}` : content} id="main" tabIndex={-1}>
      <div className={topRow}>
        <LinkButton href={backTo} variant="outline" aria-label={t('app.back')}>
          <ArrowLeftIcon />
        </LinkButton>
        <LogoMark className={mark} />
      </div>
      <h1 className={heading}>{title}</h1>
      <p className={lede}>{text}</p>
      {children}
    </main>
  </div>
);
