/**
 * The environment of emulators that run as long as the tests. Java works beside the tests on the same processors, so that its optimising
 * compiler takes only what is called often: security rules are, and are evaluated in two thirds of the time then. A larger heap for
 * new objects is emptied a quarter as often. Each denied request writes its whole stack into the log, where four lines are enough.
 */
export const SHORT_RUN = {
  JAVA_TOOL_OPTIONS: [
    '-XX:Tier4InvocationThreshold=30000',
    '-XX:Tier4MinInvocationThreshold=6000',
    '-XX:Tier4CompileThreshold=60000',
    '-XX:Tier4BackEdgeThreshold=400000',
    '-XX:+UseSerialGC',
    '-Xmn600m',
    '-XX:MaxJavaStackTraceDepth=4',
  ].join(' '),
};
