import react from '@vitejs/plugin-react';
import { type CSSOptions, loadEnv, type PluginOption } from 'vite';
import { type Environment, readEnvironment } from '../src/config-schema.ts';
import { builtConstants } from './built-constants.ts';
import { classNames } from './class-names.ts';
import { compiledMessages } from './compiled-messages.ts';
import { teamTexts } from './team-texts.ts';

/** The folder of the room. */
export const ROOT = `${import.meta.dirname}/..`;

/** Names of files that the browser loads: those of the server build are the same, because the server writes some of them. */
export const ASSET_FILE_NAMES = 'assets/[name]-[hash:7][extname]';

/** The plugins by which browser and server code become the same. */
export function sharedPlugins(environment: Environment, command: 'build' | 'serve'): PluginOption[] {
  return [react(), builtConstants(environment, command), compiledMessages(), teamTexts()];
}

/** The names of classes in both builds. The development server keeps those that name the class. */
export function sharedStyles(command: 'build' | 'serve'): CSSOptions {
  return command === 'build' ? { modules: { generateScopedName: classNames(ROOT) } } : {};
}

/** A wrong value stops the build, not the visitor. The build prints a sentence and no stack trace. */
export function checkedEnvironment(mode: string): Environment {
  try {
    return readEnvironment(loadEnv(mode, `${ROOT}/..`, 'VITE_'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
