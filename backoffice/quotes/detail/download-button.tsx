import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { saveFile } from '#backoffice/kit/save-file.ts'
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
  const { isBusy, problem, submit } = useSubmit({ send: read, onDone: saveFile })
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
