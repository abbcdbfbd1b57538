// @ts-check
/**
 * Loaded before firebase-tools. Its emulator of Hosting throws where the host or the path of a request cannot be parsed, which ends
 * all emulators. This answers such requests with 400, as Hosting does, before an emulator sees them. It also prints a line when data
 * may have changed, at most once a second.
 */
import http from 'node:http';

/** For the launcher (stack.ts). */
const CHANGED_LINE = 'waymark: the data may have changed';

/** Accounts, files, and the triggers of documents. */
const OF_DATA =
  /^\/(?:identitytoolkit|securetoken|v0\/b\/|upload\/storage|storage\/v1|functions\/projects\/[^/]+\/triggers)/;

const READS = ['GET', 'HEAD', 'OPTIONS'];

let quietUntil = 0;

/** @param {http.IncomingMessage} request */
function isOdd({ url = '', headers: { host = '' } }) {
  if (!URL.canParse(url, `http://${host}`)) return true;
  try {
    decodeURIComponent(new URL(url, `http://${host}`).pathname);
    return false;
  } catch {
    return true;
  }
}

/** @param {http.IncomingMessage} request */
function noteChange({ method = '', url = '' }) {
  if (READS.includes(method) || !OF_DATA.test(url) || Date.now() < quietUntil) return;
  quietUntil = Date.now() + 1_000;
  console.log(CHANGED_LINE);
}

const { emit } = http.Server.prototype;
http.Server.prototype.emit = function (event, ...values) {
  const [request, answer] = values;
  if (!(request instanceof http.IncomingMessage)) return emit.call(this, event, ...values);
  if (!isOdd(request)) {
    noteChange(request);
    return emit.call(this, event, ...values);
  }
  if (answer instanceof http.ServerResponse) {
    const headers = { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store', Connection: 'close' };
    answer.writeHead(400, headers).end('Bad Request');
  } else {
    // A request to change the protocol.
    request.socket.destroy();
  }
  return true;
};
