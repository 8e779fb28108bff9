import { useState } from 'react'
import { quoteLimits } from '#domain/quotes/limits.ts'
import { isDiscussionOpen } from '#domain/quotes/quote.ts'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { TextArea } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { formatAgeNow } from '#backoffice/kit/format/dates.ts'
import { Section } from '#backoffice/kit/page.tsx'
import type { QuoteDesk } from '../quote-types.ts'
import { texts } from '../texts/en.ts'

interface MessagesBoxProps {
  site: Site
  detail: QuoteDesk
  /** Sender name for messages. */
  agent: string
  onDone: () => void
}

const t = texts.messages

/** Renders the messages with the customer, oldest first, and the message field. */
export function MessagesBox(props: MessagesBoxProps) {
  const { quote, messages } = props.detail
  const mayWrite = useHasPermission('quotes.write')
  const isOpen = isDiscussionOpen(quote.state)
  return (
    <Section title={t.title}>
      {messages.length === 0 && <p className="muted small">{t.none}</p>}
      <ul className="messages">
        {messages.map(({ id, author, agent, text, createdAt }) => (
          <li key={id} className={author === 'sales' ? 'message-item message-item--staff' : 'message-item'}>
            <div className="message-item__head">
              <strong>{author === 'sales' ? t.staff(agent) : t.customer}</strong>
              <time className="muted small" dateTime={new Date(createdAt).toISOString()}>
                {formatAgeNow(createdAt)}
              </time>
            </div>
            <p className="message-item__text">{text}</p>
          </li>
        ))}
      </ul>
      {mayWrite && isOpen && <MessageForm {...props} />}
      {!isOpen && <p className="muted small">{t.closed}</p>}
    </Section>
  )
}

function MessageForm({ site, detail, agent, onDone }: MessagesBoxProps) {
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const submission = useSubmit({
    send: (key) => {
      const input = { params: { id: detail.quote.id }, body: { agent, text: text.trim() }, key }
      return callsOf(site)('POST /svc_list/quote-desk/{id}/messages', input)
    },
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
        label={t.text}
        hint={t.hint(agent)}
        maxLength={quoteLimits.messageLength}
        value={text}
        error={isChecked ? error : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </Form>
  )
}
