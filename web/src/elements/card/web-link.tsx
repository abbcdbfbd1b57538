import type { ReactNode } from 'react';

interface WebLinkProps {
  address: string;
  /** Set for a link to a creator's own site on their own page. */
  own?: boolean;
  /** The link text; by default the host. */
  children?: ReactNode;
}

/**
 * A link to an address that a creator entered. It leads outside Waymark, which does not vouch for it, and sends no referrer.
 */
export function WebLink({ address, own = false, children }: WebLinkProps) {
  return (
    <a href={address} rel={`${own ? 'me ' : ''}noopener noreferrer nofollow ugc`}>
      {children ?? new URL(address).host.replace(/^www\./, '')}
    </a>
  );
}
