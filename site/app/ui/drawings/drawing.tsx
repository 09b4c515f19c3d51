import { useId } from 'react'

/** The contents of each drawing's `svg` element, by file. */
const markup = import.meta.glob<string>('./svg/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

type DrawingProps = {
  /** The name of its file in `svg/`. */
  file: string
  viewBox: string
  /** Accessible name and visible title; omitted if the text next to the drawing gives it. */
  title?: string
  description?: string
  /** What a page writes into the drawing. */
  children?: React.ReactNode
}

/** An inline drawing; its page names drawings.css. */
export function Drawing({ file, viewBox, title, description, children }: DrawingProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: one without a title is hidden, since the text next to it says the same.
    <svg
      viewBox={viewBox}
      preserveAspectRatio="xMidYMax"
      className="drawing"
      role={title ? 'img' : undefined}
      aria-labelledby={title ? `${id}t` : undefined}
      aria-describedby={title ? `${id}d` : undefined}
      aria-hidden={title ? undefined : true}
    >
      {title && <title id={`${id}t`}>{title}</title>}
      {title && <desc id={`${id}d`}>{description}</desc>}
      <g dangerouslySetInnerHTML={{ __html: markup[`./svg/${file}.svg`] ?? '' }} />
      {children}
    </svg>
  )
}
