/** The message files that few visitors need; `messages.ts` has all others. */
export const RARE_FILES = import.meta.glob<object>(
  './messages/{account,blog,checks,consent,coordinates,drawing,edit,failures,imports,lists,members,message,photos,place,place-search,search,settings,style-guide,updates,works,workspace,writing}.*.json',
  { import: 'default' },
);
