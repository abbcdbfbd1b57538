/**
 * The environment of emulators that run as long as the tests. This is too short for Java's optimising compiler to pay off, which
 * works beside the tests on the same processors.
 */
export const SHORT_RUN = { JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC' };
