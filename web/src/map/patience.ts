/** How the map waits for a quiet moment: what is heavy waits for that. */
export const PATIENCE = { longest: 1_200, blindly: 200 };
