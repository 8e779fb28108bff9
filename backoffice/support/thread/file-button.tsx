import { useRef, useState } from 'react'
import { chatLimits } from '#domain/chat/limits.ts'
import { call } from '#backoffice/call/call.ts'
import { readFileAsBase64 } from '#backoffice/kit/form/file-base64.ts'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import type { ChatMessage } from '../support-types.ts'
import { texts } from '../texts/en.ts'

interface FileButtonProps {
  id: string
  agent: string
  onSent: (message: ChatMessage) => void
}

const t = texts.composer

/** Renders the button that sends a file to the customer. */
export function FileButton({ id, agent, onSent }: FileButtonProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const { isBusy, problem, submit } = useSubmit({
    send: async (key) => {
      const chosen = inputRef.current!.files![0]!
      const body = { agent, name: chosen.name.slice(-chatLimits.fileNameLength), file: await readFileAsBase64(chosen) }
      return call('POST /svc_ssr/chat/desk/{id}/files', { params: { id }, body, key })
    },
    done: t.attached,
    onDone: onSent,
  })
  return (
    <>
      <button
        type="button"
        className="button button--line button--small"
        aria-disabled={isBusy || agent === ''}
        onClick={() => {
          if (!isBusy && agent !== '') inputRef.current?.click()
        }}
      >
        {isBusy ? t.attaching : t.attach}
      </button>
      <input
        ref={inputRef}
        type="file"
        hidden
        aria-label={t.attach}
        accept="image/*,application/pdf,text/plain"
        onClick={({ currentTarget }) => {
          // Resets the field so that the same file can be chosen again.
          currentTarget.value = ''
        }}
        onChange={({ currentTarget: { files } }) => {
          const size = files?.[0]?.size ?? 0
          setTooLarge(size > chatLimits.fileBytes)
          if (size > 0 && size <= chatLimits.fileBytes) submit()
        }}
      />
      {isTooLarge && <Message tone="bad">{texts.refusals.file_too_large}</Message>}
      {problem && !isTooLarge && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>}
    </>
  )
}
