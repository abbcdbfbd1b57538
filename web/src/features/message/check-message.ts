import { type MessageDraft, messageDraft } from '@waymark/model/entities/message';
import { newId } from '@waymark/model/ids';
import { type ProblemCode, problemsIn } from '@waymark/model/problems';
import type { WrittenMessage } from './use-draft.ts';

/* This module is loaded when it is first needed, with its schemas. */

/** The problem of each invalid field of a message. */
export type MessageProblems = { [Field in keyof MessageDraft]?: ProblemCode };

/** A message as it is sent: without the white space around its values. */
export function sentForm({ name, email, body }: WrittenMessage): MessageDraft {
  return { name: name.trim() === '' ? null : name.trim(), email: email.trim(), body: body.trim() };
}

/** Checks a message as it is sent. */
export function checkMessage(written: WrittenMessage): MessageProblems {
  const problems = problemsIn(messageDraft, sentForm(written));
  // Each field shows the first of its problems.
  return Object.fromEntries(problems.reverse().map(({ field, code }) => [field, code]));
}

/** The earlier problems that remain. A new problem is not shown while the visitor is still writing. */
export function remainingProblems(before: MessageProblems, written: WrittenMessage): MessageProblems {
  return Object.fromEntries(Object.entries(checkMessage(written)).filter(([field]) => field in before));
}

/** A key for a message that is sent for the first time. */
export function newKey(): string {
  return newId();
}
