/** How long a browser may take to decode the beginning of a video, in milliseconds. */
const PATIENCE = 20_000;

/** The frame that becomes the cover, in seconds: the first one is black in many videos. */
const AT = 1;

const QUALITY = 0.92;

/**
 * Draws a frame near the beginning of a video.
 * @returns a picture named like the video
 * @throws where this browser cannot decode the video
 */
export async function drawCover(file: File): Promise<File> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(file);
  try {
    video.muted = true;
    video.playsInline = true;
    video.preload = 'auto';
    video.src = address;
    await eventOf(video, 'loadeddata');
    const { videoWidth: width, videoHeight: height, duration } = video;
    if (width === 0 || height === 0) throw new Error('The file has no pictures.');
    // A recording may not state how long it is.
    const at = Number.isFinite(duration) ? Math.min(AT, duration / 2) : 0;
    if (at > 0) {
      video.currentTime = at;
      await eventOf(video, 'seeked');
    }
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(video, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
    if (blob === null) throw new Error('The frame could not be encoded.');
    return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: blob.type });
  } finally {
    // What a removed element holds is otherwise freed late.
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
}

/** Waits for an event of a video. @throws where the video fails, or nothing happens */
function eventOf(video: HTMLVideoElement, name: 'loadeddata' | 'seeked'): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE);
  return new Promise((resolve, reject) => {
    video.addEventListener(name, () => resolve(), { once: true, signal });
    video.addEventListener(
      'error',
      () => reject(new Error(`The video cannot be decoded: ${video.error?.message}`)),
      { once: true, signal },
    );
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
