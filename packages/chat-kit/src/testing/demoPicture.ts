/** A drawn picture of a coast, as an address: nothing is loaded for it. */
export function demoPicture(hue: number, width = 800, height = 600): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 80 60" preserveAspectRatio="xMidYMid slice">
<rect width="80" height="60" fill="hsl(${hue} 70% 80%)"/><circle cx="60" cy="14" r="7" fill="hsl(45 95% 70%)"/>
<path d="M0 34 18 20l14 12 12-8 36 18v18H0z" fill="hsl(${hue} 35% 55%)"/><path d="M0 44q20-8 40 0t40 0v16H0z" fill="hsl(${(hue + 20) % 360} 55% 45%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
