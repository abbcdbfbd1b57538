/** Whether this browser supports WebGL, which the embedded map needs. */
export function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // A browser allows only a few contexts, and the maps of other pages need theirs.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
