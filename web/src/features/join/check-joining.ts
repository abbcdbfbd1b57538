import { type Joining, joining } from '@waymark/model/entities/profile';
import { problemsIn } from '@waymark/model/problems';
import { byField, type FieldProblems } from '../../elements/form/field-problem.ts';

/** What is wrong with what somebody wants to join as. Loaded when it is first needed, with its schemas. */
export function checkJoining(asked: Joining): FieldProblems {
  return byField(problemsIn(joining, asked));
}
