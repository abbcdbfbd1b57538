import { globSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * The names of the classes and animations in a build: the number of the style sheet among all of the application, and that of the word
 * in it. Each page loads the table of its names, and they are in each document, so that they are short. Both builds of one state of the
 * code agree.
 * @param root the folder of the web application
 * @returns a function for `css.modules.generateScopedName`
 */
export function classNames(root: string): (name: string, file: string, css: string) => string {
  const files = globSync('src/**/*.module.css', { cwd: root }).toSorted();
  return (name, file, css) => {
    const sheet = files.indexOf(relative(root, file.replace(/\?.*/, '')));
    if (sheet < 0) throw new Error(`${file} is no style sheet of the application`);
    const words = [...new Set(css.match(/[A-Za-z_][\w-]*/g))];
    return `_${digits(sheet).padStart(2, '0')}${digits(words.indexOf(name))}`;
  };
}

function digits(number: number): string {
  if (number < 0) throw new Error('There is no such word in the style sheet');
  return number.toString(36);
}
