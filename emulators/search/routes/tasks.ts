/** The tasks of changes. Every change is finished when it is answered, so a task is only a number. */
export class Tasks {
  /** Numbers of an earlier start are smaller. */
  #last = Date.now();

  next(): number {
    this.#last = Math.max(this.#last + 1, Date.now());
    return this.#last;
  }

  wasGiven(task: number): boolean {
    return Number.isSafeInteger(task) && task > 0 && task <= this.#last;
  }
}
