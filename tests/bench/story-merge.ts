import { mergeValues } from '../../web/src/features/edit/engine/merge-values.ts';
import { type Measurement, median } from './measurements.ts';

const WORDS = 20_000;
const WORDS_IN_PARAGRAPH = 100;
const MERGES = 21;

/** The merge of two changes of one long story. Twice the words must not take four times as long, on any machine. */
export function measureMerge(): Measurement[] {
  const [half, whole] = [timeOf(WORDS / 2), timeOf(WORDS)];
  return [
    { what: 'merge of two changes of a story with 20,000 words', value: whole, unit: 'ms', budget: 50 },
    { what: 'its ratio to that of 10,000 words', value: whole / half, unit: '', budget: 3 },
  ];
}

/** Two people change every tenth paragraph of a story, each their own. @returns milliseconds */
function timeOf(words: number): number {
  const paragraphs = Array.from({ length: words / WORDS_IN_PARAGRAPH }, (_, paragraph) =>
    Array.from({ length: WORDS_IN_PARAGRAPH }, (_, word) => `word${(paragraph * 31 + word * 7) % 997}`).join(
      ' ',
    ),
  );
  const story = (change: (text: string, index: number) => string) =>
    JSON.stringify({
      type: 'doc',
      content: paragraphs.map((text, index) => ({
        type: 'paragraph',
        content: [{ type: 'text', text: change(text, index) }],
      })),
    });
  const base = story((text) => text);
  const [mine, theirs] = [3, 7].map((own) =>
    story((text, index) => (index % 10 === own ? `${text} New.` : text)),
  );
  const times = Array.from({ length: MERGES }, () => {
    const begun = performance.now();
    const { isInConflict } = mergeValues(base, mine, theirs);
    if (isInConflict) throw new Error('The two changes are not in conflict.');
    return performance.now() - begun;
  });
  return median(times);
}
