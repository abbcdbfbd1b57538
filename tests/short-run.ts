/**
 * The environment of emulators that run as long as the tests. This is too short for Java's optimising compiler to pay off, which
 * works beside the tests on the same processors. Each denied request writes its whole stack into the log, where four lines are enough.
 */
export const SHORT_RUN = {
  JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -XX:MaxJavaStackTraceDepth=4',
};
