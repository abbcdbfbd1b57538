import { useMemo } from 'react';
import { encode } from 'uqr';

/** The quiet zone that readers of the code need, in modules. */
const QUIET = 4;

/** An address as a QR code, for paper. The address itself is beside it. */
export function QrCode({ address, className }: { address: string; className: string | undefined }) {
  const { size, path } = useMemo(() => drawn(address), [address]);
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
      <path d={`M0 0h${size}v${size}H0z`} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}

function drawn(address: string): { size: number; path: string } {
  const { size, data } = encode(address, { ecc: 'M', border: QUIET });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: squares.join('') };
}
