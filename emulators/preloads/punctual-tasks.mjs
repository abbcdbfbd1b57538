// @ts-check
/**
 * Loaded before firebase-tools. Three differences of its emulator of Cloud Tasks from the cloud:
 *
 * - It looks for new tasks once a second, so that what follows from a change comes up to a second late. This has it look fifty
 *   times a second.
 * - It ignores when a task is due. This holds a task back until then. Its name is used from the start, as in the cloud.
 * - It refuses a task as a repeated one where 10,000 wait. The cloud has no such limit.
 */
import { TaskQueue } from 'firebase-tools/lib/emulator/taskQueue.js';
import { TaskQueueController } from 'firebase-tools/lib/emulator/tasksEmulator.js';

/** The longest delay of a timer in Node, in milliseconds: 24 days. Tasks of Cloud Tasks may wait for 30. */
const LONGEST = 2 ** 31 - 1;

TaskQueueController.LISTEN_TIMEOUT = 20;

const { enqueue } = TaskQueue.prototype;

TaskQueue.prototype.enqueue = function (/** @type {any} */ task) {
  this.queue.capacity = Number.POSITIVE_INFINITY;
  const wait = Date.parse(task.scheduleTime) - Date.now();
  if (!(wait > 0)) return enqueue.call(this, task);
  if (this.queuedIds.has(task.name)) throw new Error(`The name of the task was used before: ${task.name}`);
  this.queuedIds.add(task.name);
  const release = () => {
    this.queuedIds.delete(task.name);
    enqueue.call(this, task);
  };
  setTimeout(release, Math.min(wait, LONGEST));
};
