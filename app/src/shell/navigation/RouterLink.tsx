import type { LinkComponentProps } from '@janani/ui/provider';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';

/** A path of the product, which the router can open without a new document. */
const isOwnPath = (href: string) => href.startsWith('/') && !href.startsWith('//');

/**
 * Whether the link leads to the current URL. The second of two quick taps would add a second history entry, so that
 * Back would seem to have no effect.
 */
const isRepeatedClick = ({ currentTarget, metaKey, ctrlKey, shiftKey }: MouseEvent<HTMLAnchorElement>) =>
  currentTarget.href === window.location.href && !(metaKey || ctrlKey || shiftKey);

/** Renders the UI package's links with this app's router. (`discover` is for servers, which the app does not have.) */
export const RouterLink = ({ href, ...props }: LinkComponentProps) =>
  isOwnPath(href) && !props.target ? (
    <Link
      to={href}
      discover="none"
      {...props}
      onClick={(event) => {
        props.onClick?.(event);
        if (isRepeatedClick(event)) event.preventDefault();
      }}
    />
  ) : (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is in the props
    <a href={href} {...props} />
  );
