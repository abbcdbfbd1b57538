/** The other forms that a word may have as singular and plural. Some of them are no words, and are then in no vocabulary. */
export function otherNumbers(word: string, languages: readonly string[]): string[] {
  const forms = new Set<string>();
  if (word.length >= 3) {
    if (languages.includes('en')) addEnglish(word, forms);
    if (languages.includes('fr')) addFrench(word, forms);
  }
  forms.delete(word);
  return [...forms];
}

const ENGLISH_IRREGULAR: readonly (readonly [string, string])[] = [
  ['man', 'men'],
  ['woman', 'women'],
  ['child', 'children'],
  ['foot', 'feet'],
  ['tooth', 'teeth'],
  ['goose', 'geese'],
  ['mouse', 'mice'],
  ['person', 'people'],
];

function addEnglish(word: string, forms: Set<string>): void {
  for (const pair of ENGLISH_IRREGULAR) if (pair.includes(word)) for (const form of pair) forms.add(form);
  if (word.endsWith('ies')) forms.add(`${word.slice(0, -3)}y`);
  if (word.endsWith('ves')) for (const end of ['f', 'fe']) forms.add(word.slice(0, -3) + end);
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) forms.add(word.slice(0, -2));
  if (word.endsWith('s') && !word.endsWith('ss')) forms.add(word.slice(0, -1));
  else {
    forms.add(`${word}s`);
    if (/(?:s|x|z|ch|sh|o)$/.test(word)) forms.add(`${word}es`);
    if (/[^aeiou]y$/.test(word)) forms.add(`${word.slice(0, -1)}ies`);
    if (/fe?$/.test(word)) forms.add(word.replace(/fe?$/, 'ves'));
  }
}

function addFrench(word: string, forms: Set<string>): void {
  if (word.endsWith('eaux') || word.endsWith('eux')) forms.add(word.slice(0, -1));
  else if (word.endsWith('aux')) for (const end of ['al', 'ail', 'au']) forms.add(word.slice(0, -3) + end);
  else if (/[sx]$/.test(word)) forms.add(word.slice(0, -1));
  else {
    forms.add(`${word}s`);
    if (/(?:au|eu|ou)$/.test(word)) forms.add(`${word}x`);
    if (/ail$/.test(word)) forms.add(word.replace(/ail$/, 'aux'));
    if (/al$/.test(word)) forms.add(word.replace(/al$/, 'aux'));
  }
}
