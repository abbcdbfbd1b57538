/** One of the values on offer. */
export interface Choice<Value extends string> {
  value: Value;
  label: string;
}

/** What was chosen, as the value it stands for: what a form gives back is any text. */
export function chosen<Value extends string>(
  choices: readonly Choice<Value>[],
  text: string,
): Value | undefined {
  return choices.find(({ value }) => value === text)?.value;
}
