'use client'

import { Button } from '@payloadcms/ui'

/** Prints the page. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button buttonStyle="primary" margin={false} onClick={() => window.print()} type="button">
      {label}
    </Button>
  )
}
