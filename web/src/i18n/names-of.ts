type Named = 'language' | 'region' | 'currency';

/** What a language calls languages, countries or currencies, given their codes; a code that it has no name for stays as it is. */
export function namesOf(type: Named, codes: readonly string[], intlLocale: string): string[] {
  const names = new Intl.DisplayNames(intlLocale, { type });
  return codes.map((code) => names.of(code) ?? code);
}
