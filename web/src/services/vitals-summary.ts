import { type VitalsSummary, vitalsSummary } from '@waymark/model/web-vitals-schema';
import { http } from './http.ts';

/** How fast pages were for visitors. @throws where the server does not answer, or not as expected */
export async function loadVitalsSummary(signal: AbortSignal): Promise<VitalsSummary> {
  return vitalsSummary.parse(await http('/api/log/vitals', { signal }));
}
