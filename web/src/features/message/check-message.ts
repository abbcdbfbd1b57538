import { type MessageDraft, messageDraft } from '@waymark/model/entities/message';
import { type ProblemCode, problemsIn } from '@waymark/model/problems';

/** Why a field of a message is wrong, by field: none where it is right. */
export type MessageProblems = { [Field in keyof MessageDraft]?: ProblemCode };

/** What is wrong with a message, the white space around it left aside. Loaded when it is first needed, with its schemas. */
export function checkMessage({ email, body }: MessageDraft): MessageProblems {
  const problems = problemsIn(messageDraft, { email: email.trim(), body: body.trim() });
  // Of several problems of a field the first one is said.
  return Object.fromEntries(problems.reverse().map(({ field, code }) => [field, code]));
}

/** The earlier problems that remain. A new problem is not shown while the visitor is still writing. */
export function stillWrong(before: MessageProblems, draft: MessageDraft): MessageProblems {
  return Object.fromEntries(Object.entries(checkMessage(draft)).filter(([field]) => field in before));
}
