import { useEffect, useId, useRef } from 'react'
import './drawings.css'
import { loadMarkup, renderedMarkup } from './drawing-markup.ts'

type DrawingProps = {
  /** The name of its file in `svg/`. */
  file: string
  viewBox: string
  /** Accessible name and visible title; omitted if the text next to the drawing gives it. */
  title?: string
  description?: string
  className?: string
}

/**
 * An inline drawing. Its markup is only in the document: hydration does not change it, so no script contains it a second
 * time. On a page opened by a link within the site, it is loaded after the page is shown, into a box of its size.
 */
export function Drawing({ file, viewBox, title, description, className = '' }: DrawingProps) {
  const id = useId()
  const layers = useRef<SVGGElement>(null)
  useEffect(() => {
    const element = layers.current
    if (!element || element.childElementCount > 0) return
    let isCurrent = true
    loadMarkup(file).then(
      (markup) => {
        if (isCurrent) element.innerHTML = markup
      },
      // The page is complete even without its drawing.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [file])
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: one without a title is hidden, since the text next to it says the same.
    <svg
      viewBox={viewBox}
      preserveAspectRatio="xMidYMax"
      className={`drawing ${className}`}
      role={title ? 'img' : undefined}
      aria-labelledby={title ? `${id}t` : undefined}
      aria-describedby={title ? `${id}d` : undefined}
      aria-hidden={title ? undefined : true}
    >
      {title && <title id={`${id}t`}>{title}</title>}
      {title && <desc id={`${id}d`}>{description}</desc>}
      <g
        ref={layers}
        dangerouslySetInnerHTML={{ __html: renderedMarkup(file) }}
        suppressHydrationWarning
      />
    </svg>
  )
}
