import type { LinkComponentProps } from '@janani/ui/provider';
import { Link } from 'react-router-dom';

/** An address of the product, which the router can open without a new document. */
const isOwnPath = (href: string) => href.startsWith('/') && !href.startsWith('//');

/** How the UI package's links move through this app. */
export const RouterLink = ({ href, ...props }: LinkComponentProps) =>
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is in the props
  isOwnPath(href) && !props.target ? <Link to={href} {...props} /> : <a href={href} {...props} />;
