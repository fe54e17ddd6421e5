import { classNames } from '../internal/class-names.ts';
import { useMessages } from '../internal/messages.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './Logo.css.ts';
import { logoMessages } from './Logo.messages.ts';

type LogoBackground = 'paper' | 'crimson';

export type LogoMarkProps = RootProps & {
  /** The background that the logo is on. `paper` by default. */
  background?: LogoBackground;
};

/** The mark without the name, as decoration: an arch around a crescent and a dot. */
export const LogoMark = ({ background = 'paper', ...root }: LogoMarkProps) => (
  <svg viewBox="0 0 40 48" aria-hidden="true" focusable="false" {...rootProps(root, styles.mark)}>
    <path
      className={styles.archFills[background]}
      d="M0 25c0-9 5-13 11-16.4C15.4 6.1 18.4 4 20 0c1.6 4 4.6 6.1 9 8.6C35 12 40 16 40 25v17.5q0 5.5-5.5 5.5h-29Q0 48 0 42.5Z"
    />
    <path
      className={styles.crescent}
      d="M6.5 24C6.5 34 12 41 20 41s13.5-7 13.5-17c-2 6.5-7 10-13.5 10S8.5 30.5 6.5 24"
    />
    <circle className={styles.dot} cx="20" cy="23" r="5.6" />
  </svg>
);

export type LogoProps = LogoMarkProps & {
  /** The name in another script than that of the provider's language. */
  name?: string;
};

/** The mark and the product's name. Inside a link it is the link's name. */
export const Logo = ({ background = 'paper', name, ...root }: LogoProps) => {
  const messages = useMessages(logoMessages);
  return (
    <span {...rootProps(root, styles.logo)}>
      <LogoMark background={background} />
      <span className={classNames(styles.name, styles.nameColors[background])}>{name ?? messages.name}</span>
    </span>
  );
};
