import { TaskQueue } from 'firebase-tools/lib/emulator/taskQueue.js';
import { TaskQueueController } from 'firebase-tools/lib/emulator/tasksEmulator.js';
import { afterEach, expect, test, vi } from 'vitest';
import './prompt-tasks.mjs';

afterEach(() => vi.useRealTimers());

test('a task that comes while no other is there is looked at within 20 ms', () => {
  vi.useFakeTimers();
  const controller = new TaskQueueController();
  controller.start();
  vi.advanceTimersByTime(10_010);
  const update = vi.spyOn(controller, 'updateQueues').mockReturnValue();
  const active = vi.spyOn(TaskQueue.prototype, 'isActive').mockReturnValue(true);
  controller.createQueue('queue', {
    rateLimits: { maxDispatchesPerSecond: 500, maxConcurrentDispatches: 1 },
  });
  expect(update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(update).toHaveBeenCalled();
  active.mockRestore();
  controller.stop();
});
