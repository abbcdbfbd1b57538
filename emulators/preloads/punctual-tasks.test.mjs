import { TaskQueue } from 'firebase-tools/lib/emulator/taskQueue.js';
import { TaskQueueController } from 'firebase-tools/lib/emulator/tasksEmulator.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import './punctual-tasks.mjs';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

const rateLimits = { maxDispatchesPerSecond: 500, maxConcurrentDispatches: 1 };

/** A task as the emulator receives it, which is due at a time in milliseconds. */
const taskAt = (name, due) => ({
  name,
  scheduleTime: new Date(due).toISOString(),
  httpRequest: { url: 'http://localhost/task', body: {} },
});

test('a task that comes while no other is there is looked at within 20 ms', () => {
  const controller = new TaskQueueController();
  controller.start();
  vi.advanceTimersByTime(10_010);
  const update = vi.spyOn(controller, 'updateQueues').mockReturnValue();
  const active = vi.spyOn(TaskQueue.prototype, 'isActive').mockReturnValue(true);
  controller.createQueue('queue', { rateLimits });
  expect(update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(update).toHaveBeenCalled();
  active.mockRestore();
  controller.stop();
});

test('a task waits until it is due, and its name is used from the start and for good', () => {
  const queue = new TaskQueue('queue', { rateLimits });
  queue.enqueue(taskAt('job', 1_500));
  expect(() => queue.enqueue(taskAt('job', 0))).toThrow();
  expect(() => queue.enqueue(taskAt('job', 9_000))).toThrow();
  vi.advanceTimersByTime(1_499);
  expect(queue.isActive()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(queue.queue.getAll().map(({ task }) => task.name)).toEqual(['job']);
  expect(() => queue.enqueue(taskAt('job', 1_500))).toThrow();
  expect(() => queue.enqueue(taskAt('job', 9_000))).toThrow();
});

test('any number of tasks may wait', () => {
  const queue = new TaskQueue('queue', { rateLimits });
  for (let number = 0; number < 10_100; number++) queue.enqueue(taskAt(`job-${number}`, 0));
  expect(queue.queue.size()).toBe(10_100);
});
