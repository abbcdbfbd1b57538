import { matchPath } from '@waymark/model/paths/match-path';
import { VITALS, type Vital, type VitalValues } from '@waymark/model/web-vitals';
import type { VitalsReport } from '@waymark/model/web-vitals-schema';
import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

const ADDRESS = '/api/log/vitals';

/**
 * Measures how fast this document is for its visitor, and sends the result once, when the page is hidden for the first time: it may
 * never be seen again. The result has no identifier, and of the address only the name of the page that the visit began with.
 */
export function watchVitals(): void {
  const page = matchPath(new URL(firstAddress()).pathname)?.page;
  if (page === undefined) return;
  const values: VitalValues = {};
  const note = ({ name, value }: MetricType) => {
    if (isVital(name)) values[name] = value;
  };
  for (const watch of [onLCP, onINP, onCLS, onTTFB]) watch(note);

  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    if (Object.keys(values).length === 0) return;
    const report: VitalsReport = { page, values };
    navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  // After the listeners of the library, which note their last values at the same event.
  addEventListener('visibilitychange', send);
}

function isVital(name: string): name is Vital {
  return VITALS.some((vital) => vital === name);
}

/** The address that the document was loaded from. A visitor may have opened another page since. */
function firstAddress(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? location.href;
}
