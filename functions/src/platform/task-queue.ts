import { getFunctions } from 'firebase-admin/functions';
import { REGION } from './deployment.ts';
import { codeOf } from './error-code.ts';
import type { AddTask } from './spaced-queue.ts';

export const IS_LOCAL = process.env['FUNCTIONS_EMULATOR'] === 'true';

/** Adds tasks to the Cloud Tasks queue of a function. */
export function taskQueue(functionName: string): AddTask<object> {
  return async (name, job) => {
    try {
      const queue = getFunctions().taskQueue(`locations/${REGION}/functions/${functionName}`);
      await queue.enqueue({ ...job }, { id: name, scheduleTime: new Date(job.due) });
      return true;
    } catch (error) {
      if (codeOf(error) === 'functions/task-already-exists') return false;
      throw error;
    }
  };
}
