/** A version of the documentation, and where it stands. */
interface Version {
  readonly version: string;
  /** Path of its first page, with a slash at the end. */
  readonly path: string;
}

const label = document.documentElement.lang === 'ar' ? 'الإصدار' : 'Version';

/**
 * Where the same page is in another version: its path there, or the first page where that version lacks it.
 */
async function pageIn(version: Version, base: string): Promise<string> {
  const path = location.pathname.slice(base.length + 1);
  const address = new URL(version.path + path, location.origin);
  const response = await fetch(address, { method: 'HEAD' });
  return response.ok ? address.href : new URL(version.path, location.origin).href;
}

/** Says which version this is, and leads to the same page of another one where the site has several. */
class FrancaVersions extends HTMLElement {
  async connectedCallback() {
    const { base = '', version: current = '' } = this.dataset;
    // Each site is read together with those that were built after it: what there is stands beside the newest.
    const response = await fetch('/versions.json');
    if (!response.ok) return;
    const versions: Version[] = await response.json();
    if (versions.length < 2) return;
    const select = document.createElement('select');
    select.setAttribute('aria-label', label);
    select.append(
      ...versions.map(({ version, path }) => {
        const isThis = path === `${base}/`;
        return new Option(version, path, isThis, isThis);
      }),
    );
    select.title = current;
    select.addEventListener('change', async () => {
      const chosen = versions.find(({ path }) => path === select.value);
      if (chosen) location.href = await pageIn(chosen, base);
    });
    this.replaceChildren(select);
  }
}

customElements.define('franca-versions', FrancaVersions);
