import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { turnPhoto, unchangedPhoto } from '../photos/PhotoEdit.ts';
import { type AttachmentDraftOptions, createAttachmentDraft } from './createAttachmentDraft.ts';
import { createAttachmentDrafts } from './createAttachmentDrafts.ts';

const file = (name: string, type = 'image/png', content = 'pixels') => new File([content], name, { type });
const some = (count: number) => Array.from({ length: count }, (_, index) => file(`${index}.png`));

function open(options: Partial<AttachmentDraftOptions> = {}) {
  const draft = createAttachmentDraft({ measure: async () => ({}), ...options });
  return { draft, names: () => draft.getSnapshot().files.map(({ name }) => name) };
}

describe('the files of a message that is being written', () => {
  it('are pictures, videos or files by their MIME type', () => {
    const { draft } = open();
    draft.add([file('a.png'), file('b.mp4', 'video/mp4'), file('c.mp3', 'audio/mpeg'), file('d', '')]);
    const types = draft.getSnapshot().files.map(({ type }) => type);
    expect(types).toEqual(['image', 'video', 'file', 'file']);
  });

  it('are called by names that cannot be read as others', () => {
    const { draft, names } = open();
    draft.add([file('photo\u202Egnp.exe', ''), file('\u2067empty\u2069.txt', '', '')]);
    expect(names()).toEqual(['photognp.exe']);
    expect(draft.getSnapshot().problem).toMatchObject({ files: [{ name: 'empty.txt' }] });
  });

  it('are as many as the application allows: the first of more are taken, behind what was there', () => {
    const { draft, names } = open({ maxFiles: 9 });
    draft.add([file('before.png')]);
    draft.add(some(12));
    expect(draft.getSnapshot().problem).toEqual({ kind: 'too-many' });
    expect(names()).toEqual(['before.png', ...Array.from({ length: 8 }, (_, index) => `${index}.png`)]);
  });

  it('are no more than that, whatever is chosen or put back, and do not say so of exactly as many', async () => {
    const { draft, names } = open({ maxFiles: 9 });
    draft.add(some(9));
    expect(draft.getSnapshot().problem).toBeNull();
    draft.add([file('tenth.png')]);
    expect(draft.getSnapshot().problem).toEqual({ kind: 'too-many' });
    expect(names()).toHaveLength(9);
    draft.dismiss();
    expect(draft.getSnapshot().problem).toBeNull();
    expect(names()).toHaveLength(9);
    const taken = await draft.take();
    draft.add([file('since.png')]);
    draft.putBack(taken);
    draft.add([file('more.png')]);
    expect(draft.getSnapshot().problem).toEqual({ kind: 'too-many' });
    expect(names().at(-1)).toBe('since.png');
  });

  it('are named where something is wrong with them, after it was read that there were too many', async () => {
    const { draft, names } = open({ maxFiles: 2 });
    const empty = { name: 'empty.txt', reason: 'empty' };
    const gone = file('gone.png');
    gone.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) as unknown as Blob;
    draft.add([file('empty.txt', '', ''), gone, ...some(2)]);
    await expect.poll(names, { timeout: 10_000 }).toEqual(['0.png']);
    expect(draft.getSnapshot().problem).toEqual({ kind: 'too-many' });
    draft.dismiss();
    expect(draft.getSnapshot().problem).toEqual({
      kind: 'refused',
      files: [empty, { name: 'gone.png', reason: 'unreadable' }],
    });
    draft.dismiss();
    expect(draft.getSnapshot().problem).toBeNull();
  });

  it('are left out when they are empty, too large, a folder or gone, and named', async () => {
    const { draft, names } = open({ maxBytes: 10 });
    const folder = file('Holidays', '');
    const gone = file('gone.png');
    gone.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) as unknown as Blob;
    const large = file('large.png', 'image/png', 'eleven bytes');
    draft.add([file('a.png'), file('empty.txt', 'text/plain', ''), large, folder, gone], new Set([folder]));
    await draft.take().then(draft.putBack);
    expect(names()).toEqual(['a.png']);
  });

  it('say why they were left out, until it was read', async () => {
    const { draft } = open();
    const gone = file('gone.png');
    gone.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) as unknown as Blob;
    draft.add([file('empty.txt', 'text/plain', ''), gone]);
    await expect
      .poll(() => draft.getSnapshot().problem)
      .toEqual({
        kind: 'refused',
        files: [
          { name: 'empty.txt', reason: 'empty' },
          { name: 'gone.png', reason: 'unreadable' },
        ],
      });
    draft.dismiss();
    expect(draft.getSnapshot().problem).toBeNull();
  });

  it('carry their measures when they are taken, however long the look at them lasts', async () => {
    let notify = (_size: { width: number; height: number }): void => {};
    const size = new Promise<{ width: number; height: number }>((resolve) => {
      notify = resolve;
    });
    const { draft } = open({ measure: () => size });
    draft.add([file('a.png')]);
    const taking = draft.take();
    notify({ width: 800, height: 600 });
    expect(await taking).toMatchObject([
      { name: 'a.png', size: 6, mime: 'image/png', width: 800, height: 600 },
    ]);
    expect(draft.getSnapshot().files).toEqual([]);
  });

  it('stay the same files in whatever order they are put', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { maxLength: 20 }), (moves) => {
        const { draft, names } = open();
        draft.add(some(9));
        const expected = names();
        for (const [from, to] of moves) {
          const { files } = draft.getSnapshot();
          draft.move(files[from]?.id ?? '', files[to]?.id ?? '');
          expected.splice(to, 0, ...expected.splice(from, 1));
          expect(names()).toEqual(expected);
        }
        expect(new Set(draft.getSnapshot().files.map(({ id }) => id)).size).toBe(9);
      }),
    );
  });

  it('go back before those that were chosen since', async () => {
    const { draft, names } = open();
    draft.add([file('first.png')]);
    const taken = await draft.take();
    draft.add([file('second.png')]);
    draft.putBack(taken);
    expect(names()).toEqual(['first.png', 'second.png']);
  });

  it('are kept per topic', () => {
    const drafts = createAttachmentDrafts({ measure: async () => ({}) });
    drafts.of('a').add([file('a.png')]);
    expect(drafts.of('a').getSnapshot().files).toHaveLength(1);
    expect(drafts.of('b').getSnapshot().files).toEqual([]);
  });

  it('are known to be lost with the page as long as any are left', () => {
    const drafts = createAttachmentDrafts({ measure: async () => ({}) });
    expect(drafts.hasFiles()).toBe(false);
    drafts.of('a').add([file('a.png')]);
    drafts.of('b');
    expect(drafts.hasFiles()).toBe(true);
    drafts.of('a').remove(drafts.of('a').getSnapshot().files[0]?.id ?? '');
    expect(drafts.hasFiles()).toBe(false);
  });
});

describe('the photos among them', () => {
  const small = (name = 'small.jpg') => ({
    source: new Blob(['px']),
    name,
    mime: 'image/jpeg',
    width: 20,
    height: 10,
  });
  const photo = file('large.jpg', 'image/jpeg', 'a lot of pixels');

  it('are sent smaller, with what they measure then', async () => {
    const { draft } = open({ compress: async () => small() });
    draft.add([photo]);
    const sent = await draft.take();
    expect(sent).toMatchObject([{ name: 'small.jpg', mime: 'image/jpeg', size: 2, width: 20, height: 10 }]);
    expect(draft.getSnapshot()).toEqual({ files: [], problem: null, photos: null });
  });

  it('are sent as they are where that was chosen, for this message', async () => {
    const { draft } = open({ compress: async () => small() });
    draft.add([photo]);
    await expect
      .poll(() => draft.getSnapshot().photos, { timeout: 10_000 })
      .toEqual({ isOriginal: false, waiting: 0 });
    expect(draft.getSnapshot().files).toMatchObject([{ size: 2 }]);
    draft.setOriginal(true);
    expect(draft.getSnapshot().files).toMatchObject([{ name: 'large.jpg', size: 15 }]);
    expect(await draft.take()).toMatchObject([{ source: photo }]);
    draft.add([photo]);
    expect(await draft.take()).toMatchObject([{ name: 'small.jpg' }]);
  });

  it('are not waited for where the originals are sent', async () => {
    const { draft } = open({ compress: () => new Promise(() => {}) });
    draft.add([photo]);
    await expect
      .poll(() => draft.getSnapshot().photos, { timeout: 10_000 })
      .toEqual({ isOriginal: false, waiting: 1 });
    draft.setOriginal(true);
    expect(await draft.take()).toMatchObject([{ source: photo }]);
  });

  it('offer no choice where none gets smaller, and other files are left alone', async () => {
    const asked: string[] = [];
    const compress = async ({ name }: File) => {
      asked.push(name);
      return null;
    };
    const { draft } = open({ compress });
    draft.add([photo, file('b.mp4', 'video/mp4'), file('c.pdf', 'application/pdf')]);
    expect(await draft.take()).toMatchObject([{ source: photo }, { name: 'b.mp4' }, { name: 'c.pdf' }]);
    expect(asked).toEqual(['large.jpg']);
    expect(draft.getSnapshot().photos).toBeNull();
  });

  it('are made smaller one after the other, and not once they are taken out', async () => {
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const compress = ({ name }: File) => {
      begun.push(name);
      return new Promise<ReturnType<typeof small>>((resolve) => ends.push(() => resolve(small(name))));
    };
    const { draft, names } = open({ compress });
    draft.add(['one.jpg', 'two.jpg', 'three.jpg'].map((name) => file(name, 'image/jpeg')));
    await expect.poll(() => draft.getSnapshot().photos?.waiting, { timeout: 10_000 }).toBe(3);
    await expect.poll(() => begun, { timeout: 10_000 }).toEqual(['one.jpg']);
    const [, two] = draft.getSnapshot().files;
    draft.remove(two?.id ?? '');
    ends[0]?.();
    await expect.poll(() => begun, { timeout: 10_000 }).toEqual(['one.jpg', 'three.jpg']);
    ends[1]?.();
    await draft.take().then(draft.putBack);
    expect(names()).toEqual(['one.jpg', 'three.jpg']);
  });
});

describe('a photo that is edited before it is sent', () => {
  const small = { source: new Blob(['small']), name: 'a.jpg', mime: 'image/jpeg', width: 200, height: 100 };
  const edited = (content: string) => ({
    source: new Blob([content]),
    name: 'a.webp',
    mime: 'image/webp',
    width: 300,
    height: 300,
    edit: turnPhoto(unchangedPhoto, { width: 300, height: 300 }),
  });

  it('stands in the place of the chosen one, which is kept', async () => {
    const { draft } = open({ compress: async () => small });
    const chosen = file('a.png');
    draft.add([chosen, file('b.pdf', 'application/pdf')]);
    await draft.whenReady();
    draft.edit('file-1', edited('edited'));
    const [photo] = draft.getSnapshot().files;
    expect(photo).toMatchObject({ id: 'file-1', name: 'a.webp', mime: 'image/webp', size: 6, width: 300 });
    expect(photo).not.toHaveProperty('edit');
    expect(draft.chosenPhoto('file-1')).toMatchObject({ source: chosen, name: 'a.png', edit: { turns: 1 } });
    // It has its size already: there is no choice for it.
    expect(draft.getSnapshot().photos).toBeNull();
    draft.setOriginal(true);
    expect(draft.getSnapshot().files[0]).toMatchObject({ name: 'a.webp' });
    const [sent] = await draft.take();
    expect(sent).toMatchObject({ name: 'a.webp', width: 300 });
  });

  it('gives way to the chosen one again, smaller where that was made', async () => {
    const { draft } = open({ compress: async () => small });
    draft.add([file('a.png')]);
    await draft.whenReady();
    draft.edit('file-1', edited('edited'));
    draft.edit('file-1', null);
    expect(draft.getSnapshot().files).toMatchObject([{ name: 'a.jpg', width: 200 }]);
    expect(draft.chosenPhoto('file-1')?.edit).toBeUndefined();
  });

  it('is nobody any more once it was taken out or sent', async () => {
    const { draft, names } = open();
    draft.add(some(2));
    draft.remove('file-1');
    draft.edit('file-1', edited('late'));
    expect(names()).toEqual(['1.png']);
    expect(draft.chosenPhoto('file-1')).toBeUndefined();
    await draft.take();
    expect(draft.chosenPhoto('file-2')).toBeUndefined();
  });
});
