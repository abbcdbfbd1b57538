/**
 * The defaults of services that nobody has configured: nothing answers there. A test compares them with the schema of the
 * configuration, which the page loads later than this.
 */
export const STAND_INS = {
  VITE_ALGOLIA_APP_ID: 'LOCAL',
} as const;
