/**
 * Whether only tests tagged `@core` run, and on a phone those tagged `@core-phone`: at least one run of every
 * page, editor, dialog and class of faults, as in `npm test`. Otherwise every test runs, as in npm run test:full
 * or with single files that are run by hand.
 */
export const isCoreRun = Boolean(process.env['WAYMARK_CORE']);
