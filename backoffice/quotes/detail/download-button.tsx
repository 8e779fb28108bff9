import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import { texts } from '../texts/en.ts'

interface DownloadButtonProps {
  label: string
  /** Accessible name for screen readers. */
  name: string
  read: () => Promise<{ name: string; type: string; base64: string }>
}

/** Renders a button that reads a file and downloads it. */
export function DownloadButton({ label, name, read }: DownloadButtonProps) {
  const { isBusy, problem, submit } = useSubmit({ send: read, onDone: save })
  return (
    <>
      <button
        type="button"
        className="text-button"
        aria-label={texts.detail.download(name)}
        aria-disabled={isBusy}
        onClick={submit}
      >
        {label}
      </button>
      {problem && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>}
    </>
  )
}

function save({ name, type, base64 }: { name: string; type: string; base64: string }): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Delays the revocation, because the browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
