/**
 * Whether only what is tagged `@core` runs, and on a phone what is tagged `@core-phone`: at least one run of every page, editor, dialog
 * and class of faults, as in `npm test`. Otherwise everything runs, as in npm run test:full, or in single files that are run by hand.
 */
export const isCoreRun = Boolean(process.env['WAYMARK_CORE']);
