type Named = 'language' | 'region' | 'currency';

/**
 * The names of languages, countries or currencies in a language, by their codes. A code without a name is returned as it is.
 */
export function namesOf(type: Named, codes: readonly string[], intlLocale: string): string[] {
  const names = new Intl.DisplayNames(intlLocale, { type });
  return codes.map((code) => names.of(code) ?? code);
}
