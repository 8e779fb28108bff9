import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { chatLimits } from '#domain/chat/limits.ts'
import { Icon } from '#ui/icon.tsx'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import type { ChatState } from './store/chat-state.ts'
import type { ChatStore } from './store/chat-store.ts'
import { AttachFile } from './attach-file.tsx'
import { ClosedChat } from './closed-chat.tsx'

/** Renders a conversation's messages and the message field. */
export function Thread({ store, state }: { store: ChatStore; state: ChatState }) {
  const texts = useTexts('chat')
  const { messages, outgoing, conversation, isOffline } = state
  const log = useRef<HTMLDivElement>(null)
  const count = messages.length + outgoing.length
  const isClosed = conversation?.state === 'closed'
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [count, isClosed])
  return (
    <>
      {/* A scrolled log must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={log} className="chat__log" role="log" aria-label={texts.conversation} tabIndex={0}>
        {messages.map((message) => (
          <Message key={message.number} message={message} />
        ))}
        {outgoing.map(({ key, text, isFailed }) => (
          <div key={key} className="chat__message chat__message--own">
            <p className="chat__text">{text}</p>
            {isFailed ? (
              <p className="field-error">
                <Icon name="alert" /> {texts.failedMessage}{' '}
                <button type="button" className="link" onClick={() => store.retry(key)}>
                  {texts.retry}
                </button>
              </p>
            ) : (
              <p className="chat__by">{texts.sending}</p>
            )}
          </div>
        ))}
      </div>
      <div className="chat__foot">
        {isOffline && !isClosed && <output className="chat__by">{texts.offline}</output>}
        {isClosed ? <ClosedChat store={store} state={state} /> : <Composer store={store} />}
      </div>
    </>
  )
}

function Message({ message: { author, agent, text, createdAt, file } }: { message: ChatState['messages'][number] }) {
  const texts = useTexts('chat')
  const { locale } = useShop()
  const time = new Intl.DateTimeFormat(locale.tag, { hour: 'numeric', minute: '2-digit' })
  return (
    <div className={author === 'shopper' ? 'chat__message chat__message--own' : 'chat__message'}>
      <p className="chat__by">
        {author === 'shopper' ? texts.you : agent}, <time dateTime={createdAt}>{time.format(new Date(createdAt))}</time>
      </p>
      <p className="chat__text">
        {file ? (
          <a href={file.url} download>
            {file.name}
          </a>
        ) : (
          text
        )}
      </p>
    </div>
  )
}

function Composer({ store }: { store: ChatStore }) {
  const texts = useTexts('chat')
  const [text, setText] = useState('')
  const [hasEndFailed, setEndFailed] = useState(false)
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    store.send(text.trim())
    setText('')
  }
  return (
    <>
      <form className="chat__composer" onSubmit={send}>
        <textarea
          className="input"
          aria-label={texts.message}
          rows={2}
          maxLength={chatLimits.textLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
          }}
        />
        <button className="button">{texts.send}</button>
      </form>
      {hasEndFailed && (
        <p className="field-error" role="alert">
          <Icon name="alert" /> {texts.endFailed}
        </p>
      )}
      <div className="chat__do">
        <AttachFile store={store} />
        <button type="button" className="link" onClick={() => void store.end().catch(() => setEndFailed(true))}>
          {texts.end}
        </button>
      </div>
    </>
  )
}
