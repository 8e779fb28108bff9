import { useState } from 'react'
import { TextField } from './form/field.tsx'

interface CopyOnceProps {
  text: string
  label: string
  value: string
  copy: string
  copied: string
}

/** Renders a secret that is displayed only once, with a copy button. */
export function CopyOnce({ text, label, value, copy, copied }: CopyOnceProps) {
  const [isCopied, setCopied] = useState(false)
  return (
    <div className="form">
      <p>{text}</p>
      <TextField label={label} readOnly value={value} onFocus={({ currentTarget }) => currentTarget.select()} />
      <div className="form__foot">
        <output>{isCopied && copied}</output>
        <button
          type="button"
          className="button button--small"
          onClick={() => void navigator.clipboard.writeText(value).then(() => setCopied(true))}
        >
          {copy}
        </button>
      </div>
    </div>
  )
}
