/**
 * Reports progress: on a terminal in one line that is rewritten, elsewhere in a line for each tenth.
 * @param all the total number
 */
export function progressLine(label: string, all: number, out: NodeJS.WriteStream = process.stdout) {
  const started = performance.now();
  let saidTenths = 0;
  return {
    progress(done: number): void {
      const tenths = Math.floor((done / all) * 10);
      const seconds = (performance.now() - started) / 1_000;
      const speed = `${format(Math.round(done / seconds))} a second`;
      const text = `${label}: ${format(done)} of ${format(all)}, ${speed}`;
      if (out.isTTY) out.write(`\r\u001b[K${text}`);
      else if (tenths > saidTenths) out.write(`${text}\n`);
      saidTenths = Math.max(saidTenths, tenths);
    },
    /** Ends the line, so that others can follow. */
    end(): void {
      if (out.isTTY) out.write('\n');
    },
  };
}

function format(number: number): string {
  return number.toLocaleString('en');
}
