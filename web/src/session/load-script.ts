/**
 * Adds a third party's script to the document. A script that is blocked or unavailable only logs a warning.
 * @param name the third party, for the warning
 * @param onFail called where the script could not be loaded, so that it can be requested again
 */
export function loadScript(address: string, name: string, onFail: () => void): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.addEventListener('error', () => {
    script.remove();
    console.warn(`The script of ${name} could not be loaded.`);
    onFail();
  });
  document.head.append(script);
}
