import { useId, useState } from 'react'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { chatLimits } from '#domain/chat/limits.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import type { TextsOf } from '#storefront/texts.ts'
import type { ChatStore } from './store/chat-store.ts'

const types = 'image/jpeg,image/png,image/webp,image/avif,application/pdf,text/plain'

/** Renders the button that sends a file. */
export function AttachFile({ store }: { store: ChatStore }) {
  const texts = useTexts('chat')
  const id = useId()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const send = async (file: File) => {
    setProblem(file.size > chatLimits.fileBytes ? texts.fileTooLarge : undefined)
    if (file.size > chatLimits.fileBytes) return
    setSending(true)
    try {
      await store.attach(file)
    } catch (error) {
      setProblem(problemOf(error, texts))
    } finally {
      setSending(false)
    }
  }
  return (
    <div className="chat__attach">
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept={types}
        disabled={isSending}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) void send(file)
          // Resets the field, so that the same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      <label htmlFor={id} className="link">
        {isSending ? texts.sending : texts.attach}
      </label>
      {problem !== undefined && (
        <p className="field-error" role="alert">
          <Icon name="alert" /> {problem}
        </p>
      )}
    </div>
  )
}

function problemOf(error: unknown, texts: TextsOf<'chat'>): string {
  const code = isRefusalError(error) ? error.code : ''
  if (code === 'file_type') return texts.fileType
  if (code === 'file_too_large' || code === 'body_too_large') return texts.fileTooLarge
  if (code === 'file_limit') return texts.fileLimit(chatLimits.files)
  return texts.fileNotSent
}
