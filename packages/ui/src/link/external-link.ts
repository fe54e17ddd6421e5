type ExternalLinkProps = { target?: '_blank'; rel?: 'noopener noreferrer' };

// Decision T-17.
/** An external page opens in a new tab, and gets neither a referrer nor access to this page. */
export const externalLinkProps = (isExternal: boolean): ExternalLinkProps =>
  isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
