/** An option of a select, a radio group or a segmented control. */
export interface Choice<Value extends string> {
  value: Value;
  label: string;
}

/** The option that matches a form value. Form values are plain strings, so the type has to be checked. */
export function chosen<Value extends string>(
  choices: readonly Choice<Value>[],
  text: string,
): Value | undefined {
  return choices.find(({ value }) => value === text)?.value;
}
