import { DEFAULT_LOCALE, LOCALES, type Locale } from '@waymark/model/locale';

/** What the sign-in page says. */
export const TEXTS = {
  en: {
    title: 'Sign in to Waymark',
    local: 'This is the local identity provider: it knows these people, and whoever you make up.',
    email: 'E-mail address',
    password: 'Password',
    passwordHint: 'It is the same for everybody:',
    submit: 'Sign in',
    cancel: 'Cancel',
    people: 'Sign in as',
    anybody: 'Any other address at waymark.example signs in as a new person.',
    wrong: 'Nobody has this address and this password.',
    over: 'This sign-in is over.',
    overHint: 'Go back to Waymark and sign in again.',
    other: 'Français',
  },
  fr: {
    title: 'Connexion à Waymark',
    local:
      'Ceci est le fournisseur d’identité local : il connaît ces personnes, et celles que vous inventez.',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    passwordHint: 'Il est le même pour tout le monde :',
    submit: 'Se connecter',
    cancel: 'Annuler',
    people: 'Se connecter en tant que',
    anybody: 'Toute autre adresse à waymark.example crée une nouvelle personne.',
    wrong: 'Personne n’a cette adresse et ce mot de passe.',
    over: 'Cette connexion a expiré.',
    overHint: 'Retournez à Waymark et connectez-vous de nouveau.',
    other: 'English',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/**
 * The language of a page: what was asked for, in the order of preference, else the usual one.
 * @param asked language tags apart by spaces or commas, as in `ui_locales` and `Accept-Language`
 */
export function languageOf(...asked: readonly (string | undefined)[]): Locale {
  const tags = asked.flatMap((list) => list?.toLowerCase().split(/[\s,]+/) ?? []);
  const known = tags.map((tag) => LOCALES.find((language) => tag.startsWith(language)));
  return known.find((language) => language !== undefined) ?? DEFAULT_LOCALE;
}
