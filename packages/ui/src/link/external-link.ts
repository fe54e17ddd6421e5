type ExternalLinkProps = { target?: '_blank'; rel?: 'noopener noreferrer' };

/** A page of somebody else's opens in a new tab and learns nothing about ours (T-17). */
export const externalLinkProps = (isExternal: boolean): ExternalLinkProps =>
  isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
