import { type Joining, joining } from '@waymark/model/entities/profile';
import { problemsIn } from '@waymark/model/problems';
import { byField, type FieldProblems } from '../../elements/form/field-problem.ts';

/** The problems of the entries of a new creator. This module is loaded when it is first needed, with its schemas. */
export function checkJoining(request: Joining): FieldProblems {
  return byField(problemsIn(joining, request));
}
