const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** What is read once it has stayed the same for three pictures on the screen; at most a hundred are waited for. */
export async function standingStill<Reading>(read: () => Reading): Promise<Reading> {
  let before = '';
  let same = 0;
  for (let pictures = 0; pictures < 100 && same < 3; pictures++) {
    await frame();
    const now = JSON.stringify(read());
    same = now === before ? same + 1 : 0;
    before = now;
  }
  return read();
}
