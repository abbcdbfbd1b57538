/** The files of messages that only few ask for; `messages.ts` has all others. */
export const RARE_FILES = import.meta.glob<object>(
  './messages/{checks,coordinates,drawing,edit,imports,lists,members,photos,place,save,style-guide,works,workspace,writing}.*.json',
  { import: 'default' },
);
