import { config } from '../../config.ts';

/** The application that stands for none, where no server of our own takes its place. */
const NONE = 'LOCAL';

/** Whether the site has a search engine. */
export const HAS_SEARCH = config.VITE_ALGOLIA_ORIGIN !== undefined || config.VITE_ALGOLIA_APP_ID !== NONE;
