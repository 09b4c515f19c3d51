'use client'

import { Button } from '@payloadcms/ui'
import type { Texts } from './texts.ts'

type Props = { text: Texts; codes: string[]; onKept: () => void }

/** Shows recovery codes, which is possible only once. */
export function RecoveryCodes({ text, codes, onKept }: Props) {
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
      <Button onClick={onKept} size="medium" type="button">
        {text.kept}
      </Button>
    </div>
  )
}
