import { pictureSources } from '../../../ui/picture-address.ts'
import type { BrandPicture as Picture } from './brand.ts'

/** The widest logo in a header or footer, in pixels. */
const boxWidth = 176

/** A logo or mark on a light field, because it may have any colour and the ground below is dark. */
export function BrandPicture({ picture, alt }: { picture: Picture; alt: string }) {
  const { src, width, height } = picture
  return (
    <img
      {...pictureSources(src, boxWidth)}
      sizes="11rem"
      alt={alt}
      width={width}
      height={height}
      className="brand-picture"
    />
  )
}
