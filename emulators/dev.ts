/**
 * npm run dev: the stack of npm start, with code that reloads on change: the web by Vite, the functions by a watching bundler.
 */
import { fileURLToPath } from 'node:url';
import { folderVariables } from './build.ts';
import { buildFolders, startLocalWaymark } from './local-waymark.ts';
import { mailBoxOrigin } from './mail/mail-box.ts';
import { names } from './names.ts';
import { HOST } from './ports.ts';
import { DATA_FOLDER, prepareStart } from './prepare-start.ts';
import { type Part, startPart } from './process-group.ts';
import { runUntilStopped } from './until-stopped.ts';
import { webEnvironment } from './web-environment.ts';

const GRACE_MS = 2_000;

await runUntilStopped(async (signal) => {
  const ports = await prepareStart([]);
  const log = (line: string) => console.log(line);
  const waymark = await startLocalWaymark({ ports, log, web: false, dataFolder: DATA_FOLDER, signal });
  const environment = {
    ...process.env,
    ...webEnvironment(ports, names.projectId),
    ...folderVariables(buildFolders(names.projectId)),
    WAYMARK_PORT_HOSTING: String(ports.hosting),
    WAYMARK_PORT_WEB: String(ports.web),
  };
  const watchers = [
    watch('functions', 'rolldown', ['-c', 'rolldown.config.ts', '--watch'], environment, log),
    watch('web', 'vite', [], environment, log),
  ];
  const ended = watchers.map(
    async ({ ended: end }) => `A watcher ended by itself: ${(await end).lastLines.join('\n')}`,
  );
  log(`Mail that it sends: ${mailBoxOrigin(ports.mailbox)}`);
  log(`Waymark, reloading on change: http://${HOST}:${ports.web}`);
  return {
    died: Promise.race([waymark.died, ...ended]),
    async stop() {
      await Promise.all(watchers.map((watcher) => watcher.stop()));
      await waymark.stop();
    },
  };
});

function watch(
  room: string,
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  log: (line: string) => void,
): Part {
  return startPart({
    command: fileURLToPath(new URL(`../node_modules/.bin/${program}`, import.meta.url)),
    args,
    cwd: fileURLToPath(new URL(`../${room}/`, import.meta.url)),
    environment,
    graceMs: GRACE_MS,
    onLine: (line) => log(`${room}: ${line}`),
  });
}
