/** Whether every test runs, as in npm run test:full, or only what `npm test` needs in its twelve minutes. */
export const isFullRun = Boolean(process.env['WAYMARK_FULL']);
