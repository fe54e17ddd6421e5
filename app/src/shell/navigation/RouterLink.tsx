import type { LinkComponentProps } from '@janani/ui/provider';
import { Link } from 'react-router-dom';

/** An address of the product, which the router can open without a new document. */
const isOwnPath = (href: string) => href.startsWith('/') && !href.startsWith('//');

/** How the UI package's links move through this app. (`discover` is for servers we do not have.) */
export const RouterLink = ({ href, ...props }: LinkComponentProps) =>
  isOwnPath(href) && !props.target ? (
    <Link to={href} discover="none" {...props} />
  ) : (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is in the props
    <a href={href} {...props} />
  );
