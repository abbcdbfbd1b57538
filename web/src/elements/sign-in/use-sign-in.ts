import { useLocale } from '../../i18n/paths.ts';

/**
 * Goes to the sign-in page of the provider, whose code loads with the first press.
 * @param onAway called where the page cannot be opened
 * @returns a function of the path that the sign-in leads back to
 */
export function useSignIn(onAway: (error: unknown) => void): (target: string) => void {
  const locale = useLocale();
  return (target) => {
    import('../../session/sign-in.ts')
      .then(({ signIn }) => signIn(target, locale))
      .catch((error: unknown) => {
        console.warn('The sign-in page could not be opened.', error);
        onAway(error);
      });
  };
}
