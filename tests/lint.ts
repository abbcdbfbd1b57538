/**
 * npm run lint [-- PATHS]: corrects format and lint.
 */
import { runProgram } from './run-command.ts';

const paths = process.argv.slice(2);
process.exitCode = await runProgram('biome', ['check', '--write', ...(paths.length === 0 ? ['.'] : paths)]);
