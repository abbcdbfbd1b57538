export { api } from './api.ts';
export { refreshMapTile } from './map-index/refresh-task.ts';
export { deriveOnContentWritten } from './on-content-written.ts';
export { page } from './page.ts';
export { refreshCounts } from './publish/count-task.ts';
export { deriveOnListItemWritten } from './publish/on-list-item-written.ts';
export { withdrawOnWorkWritten } from './publish/on-work-written.ts';
