import { messageLimits } from '#domain/orders/order-requests.ts'
import { formatAddressLines } from '#domain/address/format-address.ts'
import { Icon } from '#ui/icon.tsx'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { PostForm, useActionResult, useIsPosting } from '#storefront/widgets/post-form.tsx'
import type { TextsOf } from '#storefront/texts.ts'
import { ActionStatus } from '#storefront/widgets/account/messages/action-status.tsx'
import { ProblemMessage } from '#storefront/widgets/status-message.tsx'
import type { CurrentAddress } from './address-fields.ts'
import { AddressRequest } from './address-request.tsx'
import type { MessageOp, MessagesView, OrderThread } from './load-messages.ts'
import type { MessageResult } from './send-message.ts'

interface OrderMessagesProps {
  orderId: string
  view: MessagesView
  /** The order's current address, which a request can replace. */
  address: CurrentAddress
}

/** Renders an order's messages with forms for questions and requests. */
export function OrderMessages({ orderId, view, address }: OrderMessagesProps) {
  const texts = useTexts('order-messages')
  const result = useActionResult<MessageResult>()
  const messages = useTexts('widgets/account/messages').order
  const { thread, formKey } = view
  const page = `/account/order/${orderId}`
  const form = { page, formKey, result }
  return (
    <section id="messages" className="order-messages" aria-labelledby="messages-title">
      <h2 id="messages-title" className="h3">
        {texts.title}
      </h2>
      <ActionStatus page="order" only={['message', 'cancel-request', 'address-request']} />
      <ProblemMessage text={result ? problemText(result, texts, messages) : null} />
      {thread === null ? (
        <p className="muted">
          {texts.failed}{' '}
          <Link className="link" to={page}>
            {texts.retry}
          </Link>
        </p>
      ) : (
        <>
          <Thread messages={thread.messages} />
          <TextForm {...form} op="message" label={texts.message} send={texts.send} />
          {thread.canAsk.cancel && (
            <details className="facet" open={result?.op === 'cancel-request'}>
              <summary>{texts.cancel}</summary>
              <p className="muted">{texts.cancelHint}</p>
              <TextForm {...form} op="cancel-request" label={texts.reason} send={texts.sendCancel} />
            </details>
          )}
          {thread.canAsk.address && <AddressRequest {...form} address={address} />}
        </>
      )}
    </section>
  )
}

function problemText(
  { op, kind }: MessageResult,
  texts: TextsOf<'order-messages'>,
  messages: TextsOf<'widgets/account/messages'>['order'],
): string {
  return kind === 'failed' ? messages[op].failure : texts.wrong[kind]
}

function Thread({ messages }: Pick<OrderThread, 'messages'>) {
  const texts = useTexts('order-messages')
  const { brand } = useShop()
  const formats = useFormats()
  if (messages.length === 0) return <p className="muted">{texts.none}</p>
  return (
    <ol className="order-messages__thread">
      {messages.map(({ id, kind, text, state, address, reply, createdAt }) => (
        <li key={id} className={kind === 'answer' ? 'order-message order-message--store' : 'order-message'}>
          <p className="small">
            <b>{kind === 'answer' ? brand : texts.you}</b>{' '}
            <time className="muted" dateTime={createdAt}>
              {formats.date(Date.parse(createdAt))}
            </time>
          </p>
          {(kind === 'cancel' || kind === 'address') && state !== null && (
            <p>
              <b>{texts.kinds[kind]}</b> · {texts.states[state]}
            </p>
          )}
          {text !== '' && <p className="order-message__text">{text}</p>}
          {address && (
            <address>
              {formatAddressLines({ ...address }).map((line, index) => (
                <span key={`${index}-${line}`}>{line}</span>
              ))}
            </address>
          )}
          {reply !== '' && (
            <p className="order-message__text order-message__reply">
              <b>{brand}:</b> {reply}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

interface TextFormProps {
  page: string
  formKey: string
  result: MessageResult | undefined
  op: MessageOp
  label: string
  send: string
}

function TextForm({ page, formKey, result, op, label, send }: TextFormProps) {
  const texts = useTexts('order-messages')
  const isPosting = useIsPosting('op', op)
  const own = result?.op === op ? result : undefined
  const missing = op === 'message' ? texts.problems.text : texts.problems.reason
  const kind = own?.problems.text
  const problem = kind && (kind === 'too_long' ? texts.problems.too_long : missing)
  const id = `${op}-text`
  return (
    <PostForm key={formKey} to={`${page}#messages`} className="form order-messages__form">
      <input type="hidden" name="op" value={op} />
      <input type="hidden" name="key" value={formKey} />
      <div className={problem === undefined ? 'field' : 'field field--bad'}>
        <label htmlFor={id}>{label}</label>
        <textarea
          className="input"
          id={id}
          name="text"
          rows={op === 'message' ? 4 : 3}
          maxLength={messageLimits.text}
          required
          defaultValue={own?.values.text ?? ''}
          {...(problem !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        />
        {problem !== undefined && (
          <p className="field-error" id={`${id}-error`}>
            <Icon name="alert" /> {problem}
          </p>
        )}
      </div>
      <p>
        <button className="button button--line" aria-busy={isPosting}>
          {isPosting ? texts.sending : send}
        </button>
      </p>
    </PostForm>
  )
}
