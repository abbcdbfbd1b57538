/** Copies a text. @returns false where the browser does not allow it, as on some pages without HTTPS */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn('The clipboard cannot be written to.', error);
    return false;
  }
}
