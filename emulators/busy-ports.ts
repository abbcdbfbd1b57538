import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { HOST, type Ports, portVariable } from './ports.ts';

interface Holder {
  readonly pid: number;
  readonly command: string;
}

/**
 * One sentence for each port in use, with the part that needs it and the process that holds it. Empty when the stack can start.
 */
export async function describeBusyPorts(ports: Partial<Ports>): Promise<string[]> {
  const sentences = await Promise.all(
    Object.entries(ports).map(async ([name, port]) =>
      (await isBusy(port)) ? describe(name, port) : undefined,
    ),
  );
  return sentences.filter((sentence) => sentence !== undefined);
}

/** Checks in two ways, because macOS lets us listen on 127.0.0.1 while another process listens on all addresses. */
async function isBusy(port: number): Promise<boolean> {
  return (await isAnswered(port)) || !(await canListen(port));
}

function isAnswered(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: HOST, port });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, HOST, () => server.close(() => resolve(true)));
  });
}

function describe(name: string, port: number): string {
  const holder = process.platform === 'linux' ? holderFromProc(port) : holderFromLsof(port);
  const by = holder === undefined ? 'a process of another user' : `${holder.command} (process ${holder.pid})`;
  return `Port ${port} for ${name} is in use by ${by}; end it, or set ${portVariable(name)}.`;
}

/**
 * /proc/net/tcp names the listening socket. The holder is the process with that socket among its files.
 */
function holderFromProc(port: number): Holder | undefined {
  const sockets = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => listeningSockets(table, port));
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (openFiles(pid).some((file) => sockets.includes(file))) {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      return { pid: Number(pid), command: shortened(command) };
    }
  }
  return undefined;
}

function listeningSockets(table: string, port: number): string[] {
  const listening = '0A';
  const localPort = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return readFileSync(table, 'utf8')
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .filter((columns) => columns[1]?.endsWith(localPort) && columns[3] === listening)
    .map((columns) => `socket:[${columns[9]}]`);
}

/** Empty for a process that is gone or belongs to another user. */
function openFiles(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`));
  } catch {
    return [];
  }
}

function holderFromLsof(port: number): Holder | undefined {
  try {
    const listing = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], {
      encoding: 'utf8',
    });
    const [, pid = '', command = ''] = /^p(\d+)\nc(.*)$/m.exec(listing) ?? [];
    return pid === '' ? undefined : { pid: Number(pid), command };
  } catch {
    return undefined;
  }
}

function shortened(command: string): string {
  return command.length > 80 ? `${command.slice(0, 79)}…` : command;
}
