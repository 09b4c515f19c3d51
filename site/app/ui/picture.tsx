import type { ImageFocus } from '@niaga/contract/image-focus'
import { pictureSources } from './picture-address.ts'
import { focusAttributes } from './picture-focus.ts'

type PictureProps = {
  /** `null` shows the placeholder of the same proportions. */
  src: string | null
  /** Omitted if the text next to the picture describes it. */
  alt?: string
  /** The width of its box by the width of the window (`sizes`). */
  sizes: string
  /** The size of the largest box. */
  width: number
  height: number
  /** Classes of the picture; it may fill its box, which has the proportions. */
  className?: string
  /** Whether it is the first visible picture, which is loaded eagerly and with priority. */
  isFirst?: boolean
  /** The point that remains visible when the picture is cropped; defaults to its middle. */
  focus?: ImageFocus | undefined
  /** Credit of the picture, or that it is an illustration. */
  credit?: string | undefined
}

/** A picture. If it fails to load, the placeholder behind it replaces the browser's icon. */
export function Picture(props: PictureProps) {
  const {
    src,
    alt = '',
    sizes,
    width,
    height,
    className = '',
    isFirst = false,
    focus,
    credit,
  } = props
  return (
    <div className={`placeholder relative overflow-hidden ${className}`}>
      {src && (
        <img
          {...pictureSources(src, width)}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding={isFirst ? 'sync' : 'async'}
          className="absolute inset-0 size-full object-cover"
          {...focusAttributes(focus)}
        />
      )}
      {src && credit && <span className="credit">{credit}</span>}
    </div>
  )
}
