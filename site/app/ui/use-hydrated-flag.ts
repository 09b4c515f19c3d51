import { useEffect } from 'react'

/** Marks the document once every part of the page has been taken over: effects run from the inside out. */
export function useHydratedFlag(): void {
  useEffect(() => {
    document.documentElement.dataset.scripted = ''
  }, [])
}
