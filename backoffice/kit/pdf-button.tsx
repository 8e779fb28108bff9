import { useState } from 'react'
import { problemOf } from '../call/problems.ts'
import { saveFile } from './save-file.ts'
import { problemText } from './states.tsx'
import { texts } from './texts/en.ts'
import { notify } from './toasts.tsx'

interface PdfButtonProps {
  label: string
  /** Accessible name, if different from the label. */
  name?: string
  className?: string
  refusals: Readonly<Record<string, string>>
  /** Returns a message that depends on the details of a refusal, or null. */
  refusalText?: (error: unknown) => string | null
  /** Returns the file, and the message to announce once it is saved. */
  load: () => Promise<{ name: string; base64: string; message: string }>
}

/** Renders a button that downloads a PDF. */
export function PdfButton({ label, name, className = 'text-button', refusals, refusalText, load }: PdfButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      const { message, ...file } = await load()
      saveFile({ ...file, type: 'application/pdf' })
      notify(message)
    } catch (error) {
      notify(refusalText?.(error) ?? problemText(problemOf(error), refusals))
    }
    setBusy(false)
  }
  return (
    <button
      type="button"
      className={className}
      aria-label={name}
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) void run()
      }}
    >
      {isBusy ? texts.preparing : label}
    </button>
  )
}
