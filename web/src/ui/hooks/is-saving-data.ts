/** Whether the visitor's browser asks to save data. Not every browser reports that. */
export function isSavingData(): boolean {
  // The types of the DOM lack this, because only some browsers have it.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
