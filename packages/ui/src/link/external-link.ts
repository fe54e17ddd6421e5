type ExternalLinkProps = { target?: '_blank'; rel?: 'noopener noreferrer' };

// Decision T-17.
/** A page of somebody else's opens in a new tab and learns nothing about ours. */
export const externalLinkProps = (isExternal: boolean): ExternalLinkProps =>
  isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
