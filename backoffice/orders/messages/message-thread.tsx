import { useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { TextArea } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { Thread } from '../order-types.ts'
import { texts as dialogs } from '../texts/dialogs.ts'
import { texts } from '../texts/en.ts'
import { MessageItem } from './message-item.tsx'

interface MessageThreadProps {
  site: Site
  orderId: string
  thread: Thread
  onDone: () => void
}

const t = dialogs.messages
const maxText = 2_000

/** Renders an order's messages and the reply field. */
export function MessageThread({ site, orderId, thread, onDone }: MessageThreadProps) {
  const mayWrite = useHasPermission('orders.write')
  const hasQuestion = thread.messages.some(({ kind }) => kind !== 'answer')
  return (
    <>
      {thread.messages.length === 0 && <p className="muted small">{t.none}</p>}
      <ul className="messages">
        {thread.messages.map((message) => (
          <MessageItem key={message.id} {...{ site, orderId, message, onDone }} />
        ))}
      </ul>
      {mayWrite && hasQuestion && <AnswerForm {...{ site, orderId, onDone }} />}
    </>
  )
}

function AnswerForm({ site, orderId, onDone }: Omit<MessageThreadProps, 'thread'>) {
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const submission = useSubmit({
    send: (key) =>
      callsOf(site)('POST /svc_fulfilment/order/{orderId}/messages', { params: { orderId }, body: { text }, key }),
    done: t.sent,
    onDone: () => {
      setText('')
      setChecked(false)
      onDone()
    },
  })
  const error = text.trim() === '' ? t.missing : undefined
  return (
    <Form
      submission={{
        ...submission,
        submit: () => {
          setChecked(true)
          if (error === undefined) submission.submit()
        },
      }}
      submit={t.send}
      refusals={texts.refusals}
      isDirty={text !== '' && !submission.isBusy}
    >
      <TextArea
        label={t.answer}
        hint={t.hint}
        maxLength={maxText}
        value={text}
        error={isChecked ? error : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </Form>
  )
}
