/** A square logo: a wrapped gift in the site's colour. */
export function logoPicture(hue: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
<rect width="96" height="96" rx="22" fill="hsl(${hue} 70% 45%)"/>
<g fill="none" stroke="#fff" stroke-width="6" stroke-linejoin="round" stroke-linecap="round">
<path d="M24 48v24h48V48M18 34h60v14H18zM48 34v38"/>
<path d="M48 34c-6-14-22-16-22-6 0 5 8 6 22 6 14 0 22-1 22-6 0-10-16-8-22 6z"/>
</g></svg>`;
}

/** A wide picture for the top of the home page: hills of wrapping paper. */
export function heroPicture(hue: number): string {
  const hills = [0, 1, 2, 3].map((hill) => {
    const top = 220 + hill * 95;
    const colour = `hsl(${(hue + hill * 9) % 360} 62% ${72 - hill * 11}%)`;
    return `<path fill="${colour}" d="M0 ${top}q300-${120 - hill * 20} 600 0t600 0v${630 - top}H0z"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="hsl(${hue} 80% 94%)"/>
<circle cx="930" cy="150" r="74" fill="hsl(${hue} 85% 82%)"/>
${hills.join("\n")}</svg>`;
}
