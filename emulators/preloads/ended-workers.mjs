// @ts-check
/**
 * Loaded before firebase-tools. Its emulator of functions ends the process of a function that threw as soon as it hears of that. By
 * then the process may have answered, and have been given the next request, which is answered with 500. This lets the process
 * finish that request, and gives it no other. It also says when a process ended by itself, for which the next request starts another.
 */
import { RuntimeWorker, RuntimeWorkerState } from 'firebase-tools/lib/emulator/functionsRuntimeWorker.js';

const { processStream } = RuntimeWorker.prototype;
RuntimeWorker.prototype.processStream = function (/** @type {unknown} */ text, /** @type {string} */ rest) {
  const { process } = this.runtime;
  const { kill } = process;
  let ends = false;
  process.kill = () => {
    ends = true;
    return true;
  };
  try {
    return processStream.call(this, text, rest);
  } finally {
    process.kill = kill;
    if (ends) end(this);
  }
};

/** @param {{ state: string, runtime: { process: { kill(): boolean } } }} worker */
function end(worker) {
  const isBusy = worker.state === RuntimeWorkerState.BUSY;
  if (worker.state !== RuntimeWorkerState.FINISHED) worker.state = RuntimeWorkerState.FINISHING;
  // The emulator ends the process of a worker in this state after its answer.
  if (!isBusy) worker.runtime.process.kill();
}

const { readyForWork } = RuntimeWorker.prototype;
RuntimeWorker.prototype.readyForWork = function () {
  readyForWork.call(this);
  const { process } = this.runtime;
  process.once('exit', (/** @type {number | null} */ code, /** @type {string | null} */ signal) => {
    // The emulator ends processes by SIGTERM, and Ctrl-C by SIGINT. Without memory, V8 aborts.
    const isAsked = code === 0 || signal === 'SIGTERM' || signal === 'SIGINT';
    if (isAsked) return;
    const cause = signal === 'SIGABRT' || signal === 'SIGKILL' ? ', probably without memory' : '';
    console.log(
      `\u26A0  functions: A process of ${this.triggerKey} ended by itself (${signal ?? code})${cause}. The next request starts another.`,
    );
  });
};

/*
 * Where the connection to a process breaks after its answer was passed on, the emulator answers a second time, which throws and ends
 * all emulators. This leaves it at the first answer.
 */
const { request } = RuntimeWorker.prototype;
RuntimeWorker.prototype.request = function (
  /** @type {unknown} */ asked,
  /** @type {import('node:http').ServerResponse} */ answer,
  /** @type {unknown[]} */ ...rest
) {
  const { writeHead, write, end } = answer;
  answer.writeHead = (/** @type {any[]} */ ...values) =>
    answer.headersSent ? answer : writeHead.apply(answer, values);
  answer.write = (/** @type {any[]} */ ...values) => !answer.writableEnded && write.apply(answer, values);
  answer.end = (/** @type {any[]} */ ...values) =>
    answer.writableEnded ? answer : end.apply(answer, values);
  return request.call(this, asked, answer, ...rest);
};
