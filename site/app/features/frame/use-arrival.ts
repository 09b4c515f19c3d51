import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** The page that was shown last. Not React's: a page that fails takes everything on it along. */
let shownPage: string | undefined

/**
 * Moves the focus to the heading of a page that a navigation led to, as loading a document would reset it, and gives the title to be announced; `''` on the first page. Typing in and sending a form are not interrupted.
 */
export function useArrival(): string {
  const { pathname, search, hash } = useLocation()
  const [title, setTitle] = useState('')
  const page = pathname + search

  useEffect(() => {
    const leftPage = shownPage
    shownPage = page
    if (leftPage === undefined || leftPage === page) return
    if (document.activeElement?.closest('form')) return
    setTitle(document.title)
    const target = document.getElementById(hash.slice(1)) ?? document.querySelector('h1')
    if (!target) return
    target.tabIndex = -1
    // The view is where ScrollRestoration has put it.
    target.focus({ preventScroll: true })
  }, [page, hash])

  return title
}
