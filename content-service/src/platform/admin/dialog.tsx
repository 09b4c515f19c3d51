'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'

type Props = { heading: string; onClose: () => void; children: ReactNode }

/** A modal dialog: it has the focus, Escape closes it, and the page below is inert. */
export function Dialog({ heading, onClose, children }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    // An open menu below would receive the key and close itself instead.
    function keepEscape(event: KeyboardEvent) {
      if (event.key === 'Escape') event.stopPropagation()
    }
    dialog.current?.addEventListener('keydown', keepEscape)
  }, [])
  return (
    <dialog ref={dialog} className="form-dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{heading}</h2>
      {children}
    </dialog>
  )
}
