/** The longest title of a project: the limit of the model's schema of projects, which the page does not load. */
export const MAX_PROJECT_TITLE = 140;
