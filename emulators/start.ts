/**
 * npm start: the whole of Waymark on this machine, until Ctrl-C.
 *
 * --fresh deletes the data of earlier starts.
 */
import { startLocalWaymark } from './local-waymark.ts';
import { mailBoxOrigin } from './mail/mail-box.ts';
import { HOST } from './ports.ts';
import { DATA_FOLDER, prepareStart } from './prepare-start.ts';
import { runUntilStopped } from './until-stopped.ts';

await runUntilStopped(async (signal) => {
  const ports = await prepareStart(['web']);
  const log = (line: string) => console.log(line);
  const waymark = await startLocalWaymark({ ports, log, web: true, dataFolder: DATA_FOLDER, signal });
  log(`Mail that it sends: ${mailBoxOrigin(ports.mailbox)}`);
  log(`Waymark: http://${HOST}:${ports.hosting}`);
  return waymark;
});
