import { pictureSources } from './picture-address.ts'

type PictureProps = {
  /** `null` shows the placeholder of the same proportions. */
  src: string | null
  /** Left out where the text beside the picture says what it shows. */
  alt?: string
  /** How wide its box is in which window, for the browser to choose among the widths. */
  sizes: string
  /** The widest box, and its height. */
  width: number
  height: number
  /** Fills its box; the box keeps the proportions. */
  className?: string
  /** The first picture a visitor sees: fetched at once and before the rest. */
  isFirst?: boolean
}

/** A picture; one that fails to load leaves the placeholder under it in place of the browser's broken icon. */
export function Picture(props: PictureProps) {
  const { src, alt = '', sizes, width, height, className = '', isFirst = false } = props
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
        />
      )}
    </div>
  )
}
