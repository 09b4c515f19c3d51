'use client'

import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'

type Props = { heading: string; onClose: () => void; children: ReactNode }

/** A modal dialog: it has the focus, Escape closes it, and the page below is inert. */
export function Dialog({ heading, onClose, children }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    // Otherwise an open menu below would receive the key and close.
    function keepEscape(event: KeyboardEvent) {
      if (event.key === 'Escape') event.stopPropagation()
    }
    dialog.current?.addEventListener('keydown', keepEscape)
    // A dialog removed while open does not return the focus, unlike a closed one.
    return () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  // The browser would hide it before its owner knows, and a key in between could not open it again.
  function cancel(event: SyntheticEvent) {
    event.preventDefault()
    onClose()
  }
  return (
    <dialog
      ref={dialog}
      className="form-dialog"
      aria-labelledby={id}
      onCancel={cancel}
      onClose={onClose}
    >
      <h2 id={id}>{heading}</h2>
      {children}
    </dialog>
  )
}
