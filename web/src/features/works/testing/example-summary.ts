import type { WorkSummary } from '@waymark/model/entities/work-summary';

/** A draft of a pin without text, photos or position, for tests. @param fields what differs */
export function exampleSummary(id: string, fields: Partial<WorkSummary> = {}): WorkSummary {
  return {
    id,
    kind: 'pin',
    state: 'draft',
    updatedAt: 0,
    title: {},
    tags: [],
    missing: [],
    photo: null,
    ...fields,
  };
}
