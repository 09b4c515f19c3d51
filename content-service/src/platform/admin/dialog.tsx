'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'

type Props = { heading: string; onClose: () => void; children: ReactNode }

/** A question over the page: it takes the focus, Escape closes it, and the page below does nothing meanwhile. */
export function Dialog({ heading, onClose, children }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    // A menu that is open below would take the key and close itself instead.
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
