import { type MessageDraft, messageDraft } from '@waymark/model/entities/message';
import { type ProblemCode, problemsIn } from '@waymark/model/problems';

/** The problem of each invalid field of a message. */
export type MessageProblems = { [Field in keyof MessageDraft]?: ProblemCode };

/** Checks a message, without the white space around its values. This module is loaded when it is first needed, with its schemas. */
export function checkMessage({ email, body }: MessageDraft): MessageProblems {
  const problems = problemsIn(messageDraft, { email: email.trim(), body: body.trim() });
  // Each field shows the first of its problems.
  return Object.fromEntries(problems.reverse().map(({ field, code }) => [field, code]));
}

/** The earlier problems that remain. A new problem is not shown while the visitor is still writing. */
export function remainingProblems(before: MessageProblems, draft: MessageDraft): MessageProblems {
  return Object.fromEntries(Object.entries(checkMessage(draft)).filter(([field]) => field in before));
}
