import type { PageName } from '@waymark/model/paths/pages';

/** Whether a page shows what is saved. What members save is in their lists, to which the page of saved places leads them. */
export function isSavedPage(page: PageName | undefined): boolean {
  return page === 'saved' || page === 'lists';
}
