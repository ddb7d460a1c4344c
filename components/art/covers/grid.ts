/** Path of a square grid inside a rectangle; all values are whole numbers. */
export function grid(x: number, y: number, width: number, height: number, step: number): string {
  let path = "";
  for (let i = 0; i <= width; i += step) path += `M${x + i} ${y}v${height}`;
  for (let j = 0; j <= height; j += step) path += `M${x} ${y + j}h${width}`;
  return path;
}
