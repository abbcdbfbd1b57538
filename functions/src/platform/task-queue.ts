import { getFunctions } from 'firebase-admin/functions';
import { REGION } from './deployment.ts';
import { codeOf } from './error-code.ts';
import { logUnexpected } from './log.ts';
import type { AddTask, Due } from './spaced-queue.ts';

export const IS_LOCAL = process.env['FUNCTIONS_EMULATOR'] === 'true';

/** Adds tasks to the Cloud Tasks queue of a function. */
export function taskQueue(functionName: string): AddTask<object> {
  async function putNow(name: string, job: Due): Promise<boolean> {
    try {
      const queue = getFunctions().taskQueue(`locations/${REGION}/functions/${functionName}`);
      await queue.enqueue({ ...job }, { id: name, scheduleTime: new Date(job.due) });
      return true;
    } catch (error) {
      if (codeOf(error) === 'functions/task-already-exists') return false;
      throw error;
    }
  }
  return async (name, job) => {
    const wait = job.due - Date.now();
    if (wait > 0 && IS_LOCAL) {
      // The emulator of Cloud Tasks dispatches delayed tasks at once.
      setTimeout(() => putNow(name, job).catch((error) => logUnexpected(error, { task: name })), wait);
      return true;
    }
    return await putNow(name, job);
  };
}
