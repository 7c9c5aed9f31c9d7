import { describe, expect, it } from 'vitest';
import { type ChatEntry, closePart, openPart, pathOf, readEntry } from './chatAddress.ts';

const list = readEntry('', null);
const pathAfter = (entry: ChatEntry) => pathOf(entry.address);

describe('the address of the chats', () => {
  it('is read from a link, without what it does not know', () => {
    const { address, steps } = readEntry('?topic=t1&panel=info&view=media&dialog=nothing&x=1', null);
    const closed = {
      dialog: null,
      wanted: null,
      subject: null,
      area: null,
      page: null,
      talk: null,
      person: null,
    };
    expect(address).toEqual({ topic: 't1', panel: 'info', view: 'media', ...closed });
    expect(steps).toEqual({});
    expect(pathOf(address)).toBe('/chat?topic=t1&panel=info&view=media');
    expect(readEntry('?panel=info&view=media', null).address).toEqual(list.address);
  });

  it('opens each part with a step of its own, and closes it with steps back', () => {
    const topic = openPart(list, 'topic', 't1');
    const panel = openPart(topic.entry, 'panel', 'info');
    const view = openPart(panel.entry, 'view', 'media');
    expect([topic, panel, view].map(({ replace }) => replace)).toEqual([false, false, false]);
    expect(pathAfter(view.entry)).toBe('/chat?topic=t1&panel=info&view=media');
    expect(view.entry.steps).toEqual({ topic: 3, panel: 2, view: 1 });
    expect(closePart(view.entry, 'view')).toBe(1);
    expect(closePart(view.entry, 'panel')).toBe(2);
    expect(closePart(view.entry, 'topic')).toBe(3);
  });

  it('closes what a link opened by taking its place', () => {
    const linked = readEntry('?topic=t1&panel=info&view=media', null);
    const closed = closePart(linked, 'panel');
    expect(typeof closed === 'object' && pathAfter(closed)).toBe('/chat?topic=t1');
    const left = closePart(linked, 'topic');
    expect(typeof left === 'object' && pathAfter(left)).toBe('/chat');
  });

  it('keeps the panel when another conversation is opened, and then closes it there', () => {
    const first = openPart(openPart(list, 'topic', 't1').entry, 'panel', 'info').entry;
    const second = openPart(first, 'topic', 't2').entry;
    expect(pathAfter(second)).toBe('/chat?topic=t2&panel=info');
    const closed = closePart(second, 'panel');
    expect(typeof closed === 'object' && pathAfter(closed)).toBe('/chat?topic=t2');
    expect(closePart(second, 'topic')).toBe(3);
  });

  it('lets a conversation or a dialog take the place of the dialog that led to it', () => {
    const dialog = openPart(list, 'dialog', 'newChat').entry;
    const plans = openPart(dialog, 'dialog', 'plans');
    expect(plans.replace).toBe(true);
    expect(closePart(plans.entry, 'dialog')).toBe(1);
    const topic = openPart(dialog, 'topic', 't1');
    expect(topic.replace).toBe(true);
    expect(pathAfter(topic.entry)).toBe('/chat?topic=t1');
    expect(closePart(topic.entry, 'topic')).toBe(1);
  });

  it('says what the person wanted when the plans opened, and forgets it with them', () => {
    const { address } = readEntry('?dialog=plans&wanted=groupChat', null);
    expect(address).toMatchObject({ dialog: 'plans', wanted: 'groupChat' });
    expect(pathOf(address)).toBe('/chat?dialog=plans&wanted=groupChat');
    expect(pathOf(readEntry('?dialog=newGroup&subject=ana', null).address)).toBe(
      '/chat?dialog=newGroup&subject=ana',
    );
    expect(readEntry('?subject=ana', null).address.subject).toBeNull();
    expect(readEntry('?dialog=about&wanted=groupChat', null).address.wanted).toBeNull();
    expect(readEntry('?dialog=plans&wanted=flying', null).address.wanted).toBeNull();
    const about = openPart({ address, steps: {} }, 'dialog', 'about');
    expect(about.entry.address).toMatchObject({ dialog: 'about', wanted: null });
  });

  it('leaves the conversation for an area, and keeps the area when one is opened from it', () => {
    const area = openPart(openPart(list, 'topic', 't1').entry, 'area', 'contacts');
    expect(pathAfter(area.entry)).toBe('/chat?area=contacts');
    expect(area.replace).toBe(false);
    const page = openPart(area.entry, 'page', 'requests').entry;
    expect(pathAfter(page)).toBe('/chat?area=contacts&page=requests');
    expect([closePart(page, 'page'), closePart(page, 'area')]).toEqual([1, 2]);
    const topic = openPart(area.entry, 'topic', 't2');
    expect(pathAfter(topic.entry)).toBe('/chat?area=contacts&topic=t2');
    expect([closePart(topic.entry, 'topic'), closePart(topic.entry, 'area')]).toEqual([1, 2]);
    expect(pathAfter(openPart(topic.entry, 'page', 'requests').entry)).toBe(
      '/chat?area=contacts&page=requests',
    );
    expect(readEntry('?page=requests', null).address).toEqual(list.address);
  });

  it('shows a profile over what is open, and lets the conversation with that person take its place', () => {
    const open = openPart(openPart(list, 'topic', 't1').entry, 'panel', 'info').entry;
    const person = openPart(open, 'person', 'p1');
    expect(pathAfter(person.entry)).toBe('/chat?topic=t1&panel=info&person=p1');
    expect(closePart(person.entry, 'person')).toBe(1);
    const topic = openPart(person.entry, 'topic', 't2');
    expect(topic.replace).toBe(true);
    expect(pathAfter(topic.entry)).toBe('/chat?topic=t2&panel=info');
    const dialog = openPart(person.entry, 'dialog', 'plans');
    expect(dialog.replace).toBe(true);
    expect(pathAfter(dialog.entry)).toBe('/chat?topic=t1&panel=info&dialog=plans');
    expect(closePart(dialog.entry, 'dialog')).toBe(1);
  });

  it('opens conversations with SmartTalk in its area, each with a step, and leaves it for one with a person', () => {
    const area = openPart(list, 'area', 'smartTalk');
    const first = openPart(area.entry, 'talk', 't1');
    const second = openPart(first.entry, 'talk', 't2');
    expect([first.replace, second.replace]).toEqual([false, false]);
    expect(pathAfter(second.entry)).toBe('/chat?area=smartTalk&talk=t2');
    expect([closePart(second.entry, 'talk'), closePart(second.entry, 'area')]).toEqual([2, 3]);
    expect(readEntry('?talk=t1', null).address.talk).toBeNull();
    const linked = openPart(readEntry('?area=smartTalk&talk=t1', null), 'talk', 't2');
    expect(closePart(linked.entry, 'talk')).toBe(1);
    expect(pathAfter(openPart(second.entry, 'topic', 'c1').entry)).toBe('/chat?topic=c1');
    expect(pathAfter(openPart(second.entry, 'area', 'contacts').entry)).toBe('/chat?area=contacts');
  });

  it('survives the state of the history', () => {
    const { entry } = openPart(openPart(list, 'topic', 't1').entry, 'dialog', 'about');
    expect(readEntry(pathAfter(entry).slice('/chat'.length), entry.steps)).toEqual(entry);
  });
});
