type PictureProps = {
  /** `null` shows the placeholder of the same proportions. */
  src: string | null
  width: number
  height: number
  /** Fills its box; the box keeps the proportions. */
  className?: string
  /** The first picture a visitor sees: fetched at once and before the rest. */
  isFirst?: boolean
}

/**
 * A picture beside the words that say what it shows: it is decorative, so its alternative text is empty, and
 * one that fails to load leaves the placeholder under it instead of a broken sign.
 */
export function Picture({ src, width, height, className = '', isFirst = false }: PictureProps) {
  return (
    <div className={`placeholder relative overflow-hidden ${className}`}>
      {src && (
        <img
          src={src}
          alt=""
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
