import type { CaptureData } from '@waymark/model/entities/capture-data';
import { readPhotoFacts } from './read-photo-facts.ts';

export interface ToFactsWorker {
  id: number;
  file: File;
}

export interface FromFactsWorker {
  id: number;
  facts: CaptureData;
}

self.addEventListener('message', ({ data: { id, file } }: MessageEvent<ToFactsWorker>) => {
  void readPhotoFacts(file).then((facts) => self.postMessage({ id, facts } satisfies FromFactsWorker));
});
