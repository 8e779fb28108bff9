import { useState } from 'react'
import { CheckField } from '#backoffice/kit/form/field.tsx'
import { texts } from '../texts/en.ts'

/** Renders the recovery codes, which the server returns only once, and continues after the user has saved them. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [isSaved, setSaved] = useState(false)
  const [isCopied, setCopied] = useState(false)
  const { heading, text, copy, copied, print: printText, saved, done } = texts.recovery
  return (
    <div className="form">
      <h1 tabIndex={-1}>{heading}</h1>
      <p>{text}</p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="row no-print">
        <button
          type="button"
          className="button button--line button--small"
          onClick={() => void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true))}
        >
          {copy}
        </button>
        <button type="button" className="button button--line button--small" onClick={() => window.print()}>
          {printText}
        </button>
        <output>{isCopied && copied}</output>
      </div>
      <div className="no-print">
        <CheckField label={saved} checked={isSaved} onChange={() => setSaved(!isSaved)} />
      </div>
      <button type="button" className="button button--small no-print" disabled={!isSaved} onClick={onDone}>
        {done}
      </button>
    </div>
  )
}
