/** The message files that few visitors need; `messages.ts` has all others. */
export const RARE_FILES = import.meta.glob<object>(
  './messages/{access,account,blog,checks,consent,coordinates,drawing,edit,failures,imports,inbox,lists,members,message,photos,place,place-search,search,settings,style-guide,updates,vitals,works,workspace,writing}.*.json',
  { import: 'default' },
);
