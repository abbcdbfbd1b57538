// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Video } from '@waymark/model/rich-text/video-schema';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { loadMessages } from '../../../i18n/messages.ts';
import { Translated } from '../../../i18n/translated.tsx';
import { VideoInText } from './video-in-text.tsx';

afterEach(cleanup);

async function show(video: Video): Promise<void> {
  const messages = await loadMessages('en');
  render(
    <MemoryRouter>
      <Translated locale="en" messages={messages}>
        <VideoInText video={video} />
      </Translated>
    </MemoryRouter>,
  );
}

/** What a reader knows before they play a video. */
const notice = (site: string) =>
  screen.queryByText(`Playing loads the video from ${site}, which then learns your IP address.`);
const frame = () => document.querySelector('iframe');

test('nothing of the site is loaded before the video is played', async () => {
  await show({ provider: 'youtube', id: 'dQw4w9WgXcQ', start: 90, caption: 'The quay' });
  expect(document.querySelector('iframe, img, link, script')).toBeNull();
  expect(notice('YouTube')).not.toBeNull();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Watch on YouTube' });
  expect(link.href).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90s');
  fireEvent.click(screen.getByRole('button', { name: 'Play the YouTube video', description: 'The quay' }));
  expect(frame()?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?.*start=90/);
  expect(frame()?.title).toBe('The quay');
  expect(document.activeElement).toBe(frame());
  expect(notice('YouTube')).toBeNull();
});

test('a video without a caption has a title too', async () => {
  await show({ provider: 'vimeo', id: '76979871' });
  expect(notice('Vimeo')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Play the Vimeo video' }));
  expect(frame()?.src).toMatch(/^https:\/\/player\.vimeo\.com\/video\/76979871\?/);
  expect(frame()?.title).toBe('Video on Vimeo');
});
