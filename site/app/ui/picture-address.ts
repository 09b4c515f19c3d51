/** The widths in which a picture is served, in pixels; any other one would be work that visitors could ask for at will. */
export const pictureWidths = [160, 320, 480, 640, 768, 960, 1200, 1600, 2000] as const

/** Every picture is shown in boxes up to this many device pixels for each pixel of the box. */
const maxDensity = 2

/** What browsers without `srcset` get, and the smallest that may be the only one of a picture's widths. */
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
