'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { AdminTexts } from '../../platform/admin-kit/admin-texts.ts'

type Props = { text: AdminTexts['secondFactor']; codes: string[]; onKept: () => void }

/** Shows recovery codes; they can be shown only once. */
export function RecoveryCodes({ text, codes, onKept }: Props) {
  const [isCopied, setIsCopied] = useState(false)

  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n'))
    setIsCopied(true)
  }

  return (
    <div role="status">
      <p>{text.recovery}</p>
      <ol className="second-factor__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="actions">
        {'clipboard' in navigator && (
          <Button buttonStyle="secondary" margin={false} onClick={copy} size="medium" type="button">
            {isCopied ? text.copied : text.copy}
          </Button>
        )}
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => window.print()}
          size="medium"
          type="button"
        >
          {text.print}
        </Button>
        <Button margin={false} onClick={onKept} size="medium" type="button">
          {text.kept}
        </Button>
      </div>
    </div>
  )
}
