import { describe, expect, it, vi } from 'vitest';
import { createMemoryHistory } from './createMemoryHistory.ts';
import { createRouter, type PageModule, replace } from './createRouter.ts';

const Page = () => null;

/** A page that comes when `arrive` is called, or does not. */
function latePage() {
  let resolve: (page: PageModule) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<PageModule>((arrived, failed) => {
    resolve = arrived;
    reject = failed;
  });
  const load = vi.fn(() => promise);
  return { load, arrive: () => resolve({ Component: Page }), fail: () => reject(new Error('gone')) };
}

function setUp(...entries: string[]) {
  const late = latePage();
  const other = latePage();
  const history = createMemoryHistory(entries);
  const router = createRouter(
    [
      { path: '/a', Component: Page },
      { path: '/b', Component: Page },
      { path: '/closed', Component: Page, guard: () => replace('/a') },
      { path: '/late', lazy: late.load },
      { path: '/other', lazy: other.load },
      { path: '*', guard: ({ pathname }) => replace(`/a?from=${pathname}`) },
    ],
    history,
    Page,
  );
  const here = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { router, late, other, here };
}

describe('a router', () => {
  it('goes to addresses and back, with what was given along', async () => {
    const { router, here } = setUp('/a');
    await router.navigate('/b?x=1', { state: 5 });
    expect(router.state.location).toMatchObject({ pathname: '/b', search: '?x=1', state: 5 });
    await router.navigate(-1);
    expect(here()).toBe('/a');
    await router.navigate('/b', { replace: true });
    await router.navigate(-1);
    expect(here()).toBe('/b');
  });

  it('shows the same page for an address with a slash at its end', async () => {
    const { router, here } = setUp('/a');
    await router.navigate('/b/?x=1');
    expect(here()).toBe('/b/?x=1');
    expect(router.state.page?.path).toBe('/b');
  });

  it('lets a guard lead elsewhere, in the place of the entry', async () => {
    const { router, here } = setUp('/b', '/a');
    await router.navigate('/closed');
    expect(here()).toBe('/a');
    await router.navigate(-1);
    expect(here()).toBe('/b');
    expect(setUp('/nowhere').here()).toBe('/a?from=/nowhere');
  });

  it('stays on a page until the next one has been fetched, once', async () => {
    const { router, late, here } = setUp('/a');
    const going = router.navigate('/late');
    expect(here()).toBe('/a');
    late.arrive();
    await going;
    expect(here()).toBe('/late');
    await router.navigate('/a');
    await router.navigate('/late');
    expect(late.load).toHaveBeenCalledTimes(1);
  });

  it('shows only the latest of two pages that are being fetched', async () => {
    const { router, late, other, here } = setUp('/a');
    const first = router.navigate('/late');
    const second = router.navigate('/other');
    other.arrive();
    await second;
    late.arrive();
    await first;
    expect(here()).toBe('/other');
  });

  it('shows the fallback for a page that cannot be fetched, and asks for it again', async () => {
    const { router, late, here } = setUp('/a');
    const going = router.navigate('/late');
    late.fail();
    await going;
    expect(here()).toBe('/late');
    expect(router.state.page?.Component).toBe(Page);
    await router.navigate('/a');
    await router.navigate('/late');
    expect(late.load).toHaveBeenCalledTimes(2);
  });

  it('holds a step back, and takes it after all', async () => {
    const { router, here } = setUp('/b', '/a');
    const held: (() => void)[] = [];
    router.block((_, proceed) => held.push(proceed) > 0);
    await router.navigate(-1);
    await router.navigate('/b?pushed');
    expect(here()).toBe('/a');
    expect(held).toHaveLength(2);
    held[0]?.();
    expect(here()).toBe('/b');
    router.block(null);
    await router.navigate(1);
    expect(here()).toBe('/a');
  });
});
