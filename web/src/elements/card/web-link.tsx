import { hostOf } from '@waymark/model/web-address';
import type { ReactNode } from 'react';

interface WebLinkProps {
  address: string;
  /** Set for a link to a creator's own site on their own page. */
  own?: boolean;
  /** The link text; by default the host. */
  children?: ReactNode;
}

/**
 * A link to an address that a creator entered. It leads outside Waymark, which does not vouch for it, and sends no referrer. An
 * address that no browser opens is text.
 */
export function WebLink({ address, own = false, children }: WebLinkProps) {
  const host = hostOf(address);
  if (host === undefined) return children ?? address;
  return (
    <a href={address} rel={`${own ? 'me ' : ''}noopener noreferrer nofollow ugc`}>
      {children ?? host.replace(/^www\./, '')}
    </a>
  );
}
