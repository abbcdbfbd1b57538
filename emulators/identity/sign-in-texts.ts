import { DEFAULT_LOCALE, LOCALES, type Locale } from '@waymark/model/locale';

/** The texts of the sign-in page. */
export const TEXTS = {
  en: {
    title: 'Sign in to Waymark',
    local: 'This is the local identity provider. Sign in with one of these accounts, or create a new one.',
    email: 'E-mail address',
    password: 'Password',
    passwordHint: 'The same for all accounts:',
    submit: 'Sign in',
    cancel: 'Cancel',
    people: 'Sign in as',
    anybody: 'Any other address at waymark.example creates a new account.',
    wrong: 'The e-mail address or the password is wrong.',
    over: 'This sign-in has expired.',
    overHint: 'Go back to Waymark and sign in again.',
    other: 'Français',
  },
  fr: {
    title: 'Connexion à Waymark',
    local:
      'Ceci est le fournisseur d’identité local. Connectez-vous avec l’un de ces comptes, ou créez-en un.',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    passwordHint: 'Le même pour tous les comptes :',
    submit: 'Se connecter',
    cancel: 'Annuler',
    people: 'Se connecter en tant que',
    anybody: 'Toute autre adresse à waymark.example crée un nouveau compte.',
    wrong: 'L’adresse e-mail ou le mot de passe est incorrect.',
    over: 'Cette connexion a expiré.',
    overHint: 'Retournez à Waymark et connectez-vous de nouveau.',
    other: 'English',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/**
 * The language of a page: the first supported one that was requested, else the default.
 * @param asked language tags separated by spaces or commas, as in `ui_locales` and `Accept-Language`
 */
export function languageOf(...asked: readonly (string | undefined)[]): Locale {
  const tags = asked.flatMap((list) => list?.toLowerCase().split(/[\s,]+/) ?? []);
  const known = tags.map((tag) => LOCALES.find((language) => tag.startsWith(language)));
  return known.find((language) => language !== undefined) ?? DEFAULT_LOCALE;
}
