/** The name of the `<meta>` tag with the id of the build, which every document has. */
export const BUILD_TAG = 'waymark-build';
