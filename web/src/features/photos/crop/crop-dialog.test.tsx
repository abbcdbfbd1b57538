// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Photo } from '@waymark/model/entities/photo';
import type { PhotoEditing } from '@waymark/model/entities/photo-edit';
import { exampleId } from '@waymark/model/testing/examples';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { createFakeTransport, madePhoto } from '../../../live/testing/fake-upload.ts';
import { UploadError } from '../../../live/uploads/upload-failure.ts';
import type { PhotoEditFailure } from '../../../services/photos-api.ts';
import { CropDialog } from './crop-dialog.tsx';

vi.mock('react-image-crop/dist/ReactCrop.css', () => ({}));
const InEnglish = await inEnglish('cropping', 'failures');
const UID = 'owner';
const PHOTO: Photo = {
  path: `photos/${UID}/${exampleId('o')}`,
  width: 900,
  height: 600,
  thumbhash: 'AAAA',
  alt: { en: 'A bay' },
  credit: 'Ines',
  focus: { x: 25, y: 10 },
};

afterEach(cleanup);

function open(photo: Photo = PHOTO) {
  const fake = createFakeTransport();
  const requests: PhotoEditing[] = [];
  const answers: (PhotoEditFailure | undefined)[] = [];
  const [onEdited, onClose] = [vi.fn<(photo: Photo) => void>(), vi.fn<() => void>()];
  const services = {
    request: async (_uid: string, editing: PhotoEditing) => {
      requests.push(editing);
      return answers.shift();
    },
    load: fake.load,
  };
  const view = render(
    <InEnglish>
      <CropDialog uid={UID} photo={photo} services={services} onClose={onClose} onEdited={onEdited} />
    </InEnglish>,
  );
  return { fake, requests, answers, onEdited, onClose, view };
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const shape = (value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Shape' }), { target: { value } });
const said = () => screen.getByText(/pixels\.$/).textContent;

test('a photo that is not changed cannot be saved', async () => {
  const { requests } = open();
  expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
  await press('Turn left');
  expect(said()).toBe('600 × 900 pixels.');
  expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(false);
  await press('Reset');
  expect(said()).toBe('900 × 600 pixels.');
  await press('Save');
  expect(requests).toEqual([]);
});

test('the new photo has the words of the one before, and its focus at the same point', async () => {
  const { fake, requests, onEdited } = open();
  shape('1:1');
  expect(said()).toBe('600 × 600 pixels.');
  await press('Turn right');
  await press('Save');
  const [{ id = '', of, edit } = {}] = requests;
  expect({ of, edit }).toEqual({
    of: exampleId('o'),
    edit: { left: 150, top: 0, width: 600, height: 600, turns: 1 },
  });
  expect(screen.getByRole('progressbar', { name: 'Making the new photo…' })).toBeDefined();
  fake.waiting[0]?.resolve({ ...madePhoto(UID, id), width: 600, height: 600 });
  await settle();
  expect(onEdited.mock.lastCall).toEqual([
    {
      ...madePhoto(UID, id),
      width: 600,
      height: 600,
      alt: { en: 'A bay' },
      credit: 'Ines',
      focus: { x: 90, y: 13 },
    },
  ]);
  expect(fake.removed).toEqual([]);
});

test('a second click makes one photo, and a try after a lost answer asks for the same', async () => {
  const { fake, requests, answers } = open();
  answers.push({ reason: 'unreachable' });
  await press('Turn right');
  const save = screen.getByRole('button', { name: 'Save' });
  fireEvent.click(save);
  fireEvent.click(save);
  await settle();
  expect(requests).toHaveLength(1);
  expect(screen.getByRole('alert').textContent).toContain('The server cannot be reached.');
  await press('Save');
  expect(requests[1]).toEqual(requests[0]);
  fake.waiting[0]?.reject(new UploadError('over-quota'));
  await settle();
  expect(screen.getByRole('alert').textContent).toContain('as many photos as you may have');
  await press('Save');
  expect(requests[2]?.id).not.toBe(requests[0]?.id);
});

test('another edit after a lost answer is another photo, and the first one is removed', async () => {
  const { fake, requests, answers } = open();
  answers.push({ reason: 'unreachable' });
  await press('Turn right');
  await press('Save');
  await press('Turn right');
  await press('Save');
  expect(requests.map(({ edit }) => edit.turns)).toEqual([1, 2]);
  expect(fake.removed).toEqual([`originals/${UID}/${requests[0]?.id}`]);
});

test('a dialog that is left while the photo is made leaves none', async () => {
  const { fake, requests, onClose, onEdited, view } = open();
  await press('Turn right');
  await press('Save');
  await press('Cancel');
  expect(onClose).toHaveBeenCalledOnce();
  view.unmount();
  await settle();
  expect(new Set(fake.removed)).toEqual(new Set([`originals/${UID}/${requests[0]?.id}`]));
  expect(onEdited).not.toHaveBeenCalled();
});

test('too small a part cannot be saved', () => {
  open({ ...PHOTO, width: 110, height: 1_000 });
  shape('16:9');
  expect(screen.getByText(/Keep at least 100 pixels/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
});

test('every handle has a name', () => {
  open();
  for (const name of ['Upper left corner', 'Right edge', 'Lower edge', 'Lower right corner']) {
    expect(screen.getByLabelText(name)).toBeDefined();
  }
});
