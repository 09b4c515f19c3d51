/** Widths of served pictures, in pixels. Others are rejected, because clients could request any number. */
export const pictureWidths = [160, 320, 480, 640, 768, 960, 1200, 1600, 2000] as const

/** The highest device pixel ratio with full resolution. */
const maxDensity = 2

/** The width for browsers without `srcset`, and the minimum if a picture has only one width. */
const plainWidth = 960

/** Returns the address of a picture in one of its widths: `/media/coal.webp?_v=1` → `/media/640/coal.webp?_v=1`. */
export function atWidth(address: string, width: (typeof pictureWidths)[number]): string {
  const end = address.indexOf('/', 1)
  return `${address.slice(0, end)}/${width}${address.slice(end)}`
}

/**
 * Returns the attributes with which an `img` chooses among the widths of a picture.
 *
 * @param boxWidth the widest box of the picture, in CSS pixels
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
