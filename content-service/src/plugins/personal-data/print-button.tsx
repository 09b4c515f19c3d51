'use client'

import { Button } from '@payloadcms/ui'

export function PrintButton({ label }: { label: string }) {
  return (
    <Button buttonStyle="primary" margin={false} onClick={() => window.print()} type="button">
      {label}
    </Button>
  )
}
