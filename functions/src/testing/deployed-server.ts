import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';

/*
 * One function of a build under the framework that serves functions in production, in a process of its own: an instance without the
 * limit of its requests. It sends its port.
 *
 * FUNCTION_TARGET names the function, and WAYMARK_FUNCTIONS the file of the build.
 */

const { FUNCTION_TARGET: name = '', WAYMARK_FUNCTIONS: file = '' } = process.env;

const build: Record<string, Parameters<typeof http>[1] | undefined> = await import(file);
const deployed = build[name];
if (deployed === undefined) throw new Error(`There is no function ${name} in ${file}`);
http(name, deployed);

const server = getTestServer(name).listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : undefined);
});
process.on('disconnect', () => process.exit());
