import type { ReactNode } from 'react';

interface WebLinkProps {
  address: string;
  /** It leads to somebody's own page, and stands on theirs here. */
  own?: boolean;
  /** Its host, where nothing else is said. */
  children?: ReactNode;
}

/** An address that a creator gave: it leads away from Waymark, which does not vouch for it, and tells nothing of where one was. */
export function WebLink({ address, own = false, children }: WebLinkProps) {
  return (
    <a href={address} rel={`${own ? 'me ' : ''}noopener noreferrer nofollow ugc`}>
      {children ?? new URL(address).host.replace(/^www\./, '')}
    </a>
  );
}
