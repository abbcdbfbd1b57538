/** Whether every test runs, as in npm run test:full, or only those of `npm test`, which takes a quarter of an hour at most. */
export const isFullRun = Boolean(process.env['WAYMARK_FULL']);
