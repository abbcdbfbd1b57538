import * as z from 'zod/mini';
import { idSchema, uidSchema } from '../ids.ts';
import { calendarDate, filledText, line } from './fields.ts';

/** `projects/{id}`: a creator's private folder for works. Each work refers to its project. */
export const project = z.strictObject({
  id: idSchema,
  ownerId: uidSchema,
  title: line(140),
  goal: z.exactOptional(filledText(2000)),
  dueOn: z.exactOptional(calendarDate),
});
export type Project = z.infer<typeof project>;
