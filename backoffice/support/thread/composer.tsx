import { useRef, useState } from 'react'
import { chatLimits } from '#domain/chat/limits.ts'
import { call } from '#backoffice/call/call.ts'
import { useSession } from '#backoffice/frame/use-me.ts'
import { TextArea, TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { CannedAnswer, ChatMessage, Conversation } from '../support-types.ts'
import { texts } from '../texts/en.ts'
import { agentName, rememberAgentName } from './agent-name.ts'
import { AnswerPicker } from './answer-picker.tsx'
import { FileButton } from './file-button.tsx'

interface ComposerProps {
  id: string
  kind: Conversation['kind']
  answers: readonly CannedAnswer[]
  onSent: (message: ChatMessage) => void
  onClosed: () => void
}

const t = texts.composer

/** Renders the reply field with canned answers and files. */
export function Composer({ id, kind, answers, onSent, onClosed }: ComposerProps) {
  const { me } = useSession()
  const areaRef = useRef<HTMLTextAreaElement>(null)
  const [agent, setAgent] = useState(() => agentName(me.name))
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [isPicking, setPicking] = useState(false)
  const submission = useSubmit({
    send: async (key) => {
      const body = { agent: agent.trim(), text }
      try {
        return await call('POST /svc_ssr/chat/desk/{id}/messages', { params: { id }, body, key })
      } finally {
        rememberAgentName(agent.trim())
      }
    },
    onDone: (message) => {
      setText('')
      setChecked(false)
      onSent(message)
      areaRef.current?.focus()
    },
  })
  const nameError = agent.trim() === '' ? t.signMissing : undefined
  const textError = text.trim() === '' ? t.missing : undefined
  const send = () => {
    setChecked(true)
    if (nameError === undefined && textError === undefined) submission.submit()
  }
  const isClosed = submission.problem?.code === 'conversation_closed'
  return (
    <div className="composer">
      <Form
        submission={{ ...submission, submit: send }}
        submit={t.send}
        refusals={texts.refusals}
        isDirty={text.trim() !== '' && !submission.isBusy}
        {...(isClosed && { onCancel: onClosed })}
      >
        <ComposerArea
          areaRef={areaRef}
          hint={kind === 'ticket' ? t.ticketHint : t.hint}
          value={text}
          error={isChecked ? textError : undefined}
          onChange={(value) => {
            if (value === '/') setPicking(true)
            else setText(value)
          }}
          onSend={send}
        />
        <div className="composer__tools">
          <button type="button" className="button button--line button--small" onClick={() => setPicking(true)}>
            {t.insert}
          </button>
          <FileButton id={id} agent={agent.trim()} onSent={onSent} />
          <TextField
            label={t.signAs}
            maxLength={chatLimits.nameLength}
            value={agent}
            error={isChecked ? nameError : undefined}
            onChange={({ currentTarget }) => setAgent(currentTarget.value)}
          />
        </div>
      </Form>
      {isPicking && (
        <AnswerPicker
          answers={answers}
          onClose={() => setPicking(false)}
          onPick={(answer) => {
            setPicking(false)
            setText((before) => (before.trim() === '' ? answer : `${before.trimEnd()}\n\n${answer}`))
            requestAnimationFrame(() => requestAnimationFrame(() => areaRef.current?.focus()))
          }}
        />
      )}
    </div>
  )
}

interface ComposerAreaProps {
  areaRef: React.RefObject<HTMLTextAreaElement | null>
  hint: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
  onSend: () => void
}

function ComposerArea({ areaRef, hint, value, error, onChange, onSend }: ComposerAreaProps) {
  return (
    <TextArea
      ref={areaRef}
      label={t.answer}
      hint={hint}
      maxLength={chatLimits.textLength}
      aria-keyshortcuts="Control+Enter"
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        onSend()
      }}
    />
  )
}
