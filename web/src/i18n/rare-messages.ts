/** The message files that few visitors need; `messages.ts` has all others. */
export const RARE_FILES = import.meta.glob<object>('./messages/rare/*.json', { import: 'default' });
