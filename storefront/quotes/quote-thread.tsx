import { quoteFileKinds, quoteLimits } from '#domain/quotes/limits.ts'
import { isDiscussionOpen } from '#domain/quotes/quote.ts'
import { usePath } from '#storefront/widgets/link.tsx'
import { ActionStatus } from '#storefront/widgets/account/messages/action-status.tsx'
import { ProblemMessage, textOfCode } from '#storefront/widgets/status-message.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { QuoteView } from './load-quote.ts'
import { TextForm } from './text-form.tsx'

/** Renders the messages between the customer and sales, with a message form. */
export function QuoteMessages({ quote }: { quote: QuoteView }) {
  const texts = useTexts('quotes')
  const formats = useFormats()
  return (
    <section className="quotes__part" aria-labelledby="messages">
      <h2 className="h3" id="messages">
        {texts.messages}
      </h2>
      <ActionStatus page="quote" only={['message', 'change']} />
      {quote.messages.length === 0 ? (
        <p className="muted">{texts.noMessages}</p>
      ) : (
        <ol className="quotes__messages">
          {quote.messages.map(({ id, author, agent, text, createdAt }) => (
            <li key={id}>
              <p className="muted small">
                <b>{author === 'customer' ? texts.you : texts.sales(agent)}</b> · {formats.date(createdAt)}
              </p>
              <p className="quotes__words">{text}</p>
            </li>
          ))}
        </ol>
      )}
      {isDiscussionOpen(quote.state) && (
        // A new key clears the field once the message has been sent.
        <TextForm
          key={quote.messages.length}
          quote={quote}
          op="message"
          label={texts.messageField}
          send={texts.messageSend}
          rows={3}
          keepsScroll
        />
      )}
    </section>
  )
}

/** Renders the customer's files in a quote, with the form for adding one, which the browser posts directly. */
export function QuoteFiles({ quote }: { quote: QuoteView }) {
  const texts = useTexts('quotes')
  const formats = useFormats()
  const action = usePath(`/account/custom-quoting/${quote.id}`)
  const { files, state } = quote
  const isOpen = isDiscussionOpen(state)
  if (files.length === 0 && !isOpen) return null
  return (
    <section className="quotes__part" aria-labelledby="files">
      <h2 className="h3" id="files">
        {texts.files}
      </h2>
      <ActionStatus page="quote" only={['file']} />
      <ProblemMessage text={textOfCode(texts.problems, quote.problem)} />
      {files.length > 0 && (
        <ul className="quotes__files">
          {files.map(({ id, kind, name, size, url }) => (
            <li key={id}>
              <a className="link" href={url}>
                {name}
              </a>
              <span className="muted small">
                {texts.fileKinds[kind]} · {texts.kilobytes(formats.number(Math.ceil(size / 1_000)))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isOpen && files.length >= quoteLimits.files && <p className="muted">{texts.filesFull}</p>}
      {isOpen && files.length < quoteLimits.files && (
        <form className="quotes__ask" method="post" action={action} encType="multipart/form-data">
          <input type="hidden" name="op" value="file" />
          <input type="hidden" name="key" value={quote.fileKey} />
          <p className="muted">{texts.filesLead}</p>
          <div className="field">
            <label htmlFor="file">{texts.fileField}</label>
            <input
              className="input"
              id="file"
              name="file"
              type="file"
              accept="application/pdf,image/jpeg,image/png"
              required
              aria-describedby="file-hint"
            />
            <p className="hint" id="file-hint">
              {texts.fileHint}
            </p>
          </div>
          <div className="field">
            <label htmlFor="kind">{texts.fileKindLabel}</label>
            <select className="input" id="kind" name="kind">
              {quoteFileKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {texts.fileKinds[kind]}
                </option>
              ))}
            </select>
          </div>
          <div>
            <button className="button button--line">{texts.fileSend}</button>
          </div>
        </form>
      )}
    </section>
  )
}
