/** The widths in which pictures are served, in pixels. Others are rejected, since clients could request any number. */
export const pictureWidths = [160, 320, 480, 640, 768, 960, 1200, 1600, 2000] as const

/** The highest device pixel ratio for which pictures have their full resolution. */
const maxDensity = 2

/** The width for browsers without `srcset`, and the least width that may be a picture's only one. */
const plainWidth = 960

/** The address of a picture in one of its widths: `/media/coal.webp?_v=1` → `/media/640/coal.webp?_v=1`. */
export function atWidth(address: string, width: (typeof pictureWidths)[number]): string {
  const end = address.indexOf('/', 1)
  return `${address.slice(0, end)}/${width}${address.slice(end)}`
}

/**
 * What an `img` needs to choose among the widths of a picture.
 *
 * @param boxWidth the widest box that the picture stands in, in CSS pixels
 */
export function pictureSources(address: string, boxWidth: number) {
  const most = pictureWidths.findIndex((width) => width >= boxWidth * maxDensity)
  const widths = most < 0 ? pictureWidths : pictureWidths.slice(0, most + 1)
  const plain = widths.find((width) => width >= plainWidth) ?? widths.at(-1) ?? plainWidth
  return {
    src: atWidth(address, plain),
    srcSet: widths.map((width) => `${atWidth(address, width)} ${width}w`).join(', '),
  }
}
