import { type FormEvent, useId, useRef, useState } from 'react'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { isEmail } from '#domain/address/email.ts'
import { chatLimits } from '#domain/chat/limits.ts'
import { Icon } from '#ui/icon.tsx'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import type { TextsOf } from '#storefront/texts.ts'
import { Link } from '#storefront/widgets/link.tsx'
import type { ChatState } from './store/chat-state.ts'
import type { ChatStore } from './store/chat-store.ts'

type Field = 'name' | 'email' | 'text'
type Problems = Partial<Record<Field | 'form', string>>

/** Renders the greeting and the form that opens a conversation, or, outside office hours, a ticket [SHELL-043]. */
export function FirstMessage({ store, state, isGuest }: { store: ChatStore; state: ChatState; isGuest: boolean }) {
  const texts = useTexts('chat')
  return (
    <div className="chat__body">
      {state.isSupportOpen ? <p>{texts.greeting}</p> : <ClosedNow state={state} />}
      <nav aria-label={texts.faq}>
        <ul className="chat__links">
          <li>
            <Link to="/shippingtracker">{texts.links.track}</Link>
          </li>
          <li>
            <Link to="/shipping-information">{texts.links.shipping}</Link>
          </li>
          <li>
            <Link to="/returns">{texts.links.returns}</Link>
          </li>
        </ul>
      </nav>
      <FirstForm store={store} isTicket={!state.isSupportOpen} isGuest={isGuest} />
    </div>
  )
}

function ClosedNow({ state: { opensAt, timeZone } }: { state: ChatState }) {
  const texts = useTexts('chat')
  const { locale } = useShop()
  const format = new Intl.DateTimeFormat(locale.tag, {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
  return (
    <p>
      {[texts.closedNow, opensAt === null ? '' : texts.opensAt(format.format(opensAt)), texts.leaveMessage]
        .filter(Boolean)
        .join(' ')}
    </p>
  )
}

function FirstForm({ store, isTicket, isGuest }: { store: ChatStore; isTicket: boolean; isGuest: boolean }) {
  const texts = useTexts('chat')
  const id = useId()
  const [problems, setProblems] = useState<Problems>({})
  const [isSending, setSending] = useState(false)
  /** Resending the same message after a lost response must not open a second conversation. */
  const sent = useRef({ content: '', key: '' })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const entered = new FormData(form)
    const valueOf = (field: Field) => {
      const value = entered.get(field)
      return typeof value === 'string' ? value.trim() : ''
    }
    const body = { text: valueOf('text'), ...(isGuest && { name: valueOf('name'), email: valueOf('email') }) }
    const found: Problems = {
      ...(isGuest && valueOf('name') === '' && { name: texts.nameMissing }),
      ...(isGuest && !isEmail(valueOf('email')) && { email: texts.emailInvalid }),
      ...(body.text === '' && { text: texts.messageMissing }),
    }
    setProblems(found)
    const [first] = Object.keys(found)
    if (first !== undefined) return form.querySelector<HTMLElement>(`[name="${first}"]`)!.focus()
    const content = JSON.stringify(body)
    if (sent.current.content !== content) sent.current = { content, key: crypto.randomUUID() }
    setSending(true)
    try {
      await store.open(body, sent.current.key)
    } catch (error) {
      setSending(false)
      setProblems(problemsOf(error, texts))
    }
  }
  const field = (name: Field) => ({
    id: `${id}-${name}`,
    name,
    className: 'input',
    ...(problems[name] !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-${name}-error` }),
  })
  const problemOf = (name: Field) =>
    problems[name] !== undefined && (
      <p className="field-error" id={`${id}-${name}-error`}>
        <Icon name="alert" /> {problems[name]}
      </p>
    )
  const classOf = (name: Field) => (problems[name] === undefined ? 'field' : 'field field--bad')
  return (
    <form className="chat__form" noValidate onSubmit={(event) => void submit(event)}>
      {isGuest && (
        <>
          <div className={classOf('name')}>
            <label htmlFor={`${id}-name`}>{texts.name}</label>
            <input {...field('name')} autoComplete="name" maxLength={chatLimits.nameLength} required />
            {problemOf('name')}
          </div>
          <div className={classOf('email')}>
            <label htmlFor={`${id}-email`}>{texts.email}</label>
            <input {...field('email')} type="email" autoComplete="email" maxLength={320} required />
            {problemOf('email')}
          </div>
        </>
      )}
      <div className={classOf('text')}>
        <label htmlFor={`${id}-text`}>{texts.message}</label>
        <textarea {...field('text')} rows={4} maxLength={chatLimits.textLength} required />
        {problemOf('text')}
      </div>
      {problems.form !== undefined && (
        <p className="message message--bad" role="alert">
          <Icon name="alert" /> {problems.form}
        </p>
      )}
      <button className="button button--wide" disabled={isSending}>
        {isSending ? texts.sending : isTicket ? texts.sendMessage : texts.start}
      </button>
    </form>
  )
}

function problemsOf(error: unknown, texts: TextsOf<'chat'>): Problems {
  const code = isRefusalError(error) ? error.code : ''
  if (code === 'invalid_email') return { email: texts.emailInvalid }
  if (code === 'name_required') return { name: texts.nameMissing }
  return { form: code === 'conversation_limit' ? texts.tooMany : texts.notSent }
}
