import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import type { ChatState } from './store/chat-state.ts'
import type { ChatStore } from './store/chat-store.ts'

const ratings = [1, 2, 3, 4, 5]

/** Renders a closed conversation: rating, transcript, and a button for a new conversation. */
export function ClosedChat({ store, state }: { store: ChatStore; state: ChatState }) {
  const texts = useTexts('chat')
  const [isMailed, setMailed] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const isAnswered = state.messages.some(({ author }) => author === 'agent')
  const stars = state.conversation?.stars ?? null
  const attempt = async (work: () => Promise<unknown>) => {
    setFailed(false)
    try {
      await work()
      return true
    } catch {
      setFailed(true)
      return false
    }
  }
  const mailTranscript = async () => {
    if (await attempt(() => store.end(true))) setMailed(true)
  }
  return (
    <>
      <output className="message">
        <Icon name="info" /> {texts.closed}
      </output>
      {isAnswered && (
        <fieldset className="chat__rating">
          <legend>{texts.rate}</legend>
          {ratings.map((rating) => (
            <button
              key={rating}
              type="button"
              className={stars === rating ? 'chip chip--on' : 'chip'}
              aria-label={texts.stars(rating)}
              aria-pressed={stars === rating}
              onClick={() => void attempt(() => store.rate(rating))}
            >
              {rating}
            </button>
          ))}
        </fieldset>
      )}
      {stars !== null && <output className="chat__by">{texts.rated}</output>}
      {isAnswered &&
        (isMailed ? (
          <output className="chat__by">{texts.transcriptSent}</output>
        ) : (
          <button type="button" className="link" onClick={() => void mailTranscript()}>
            {texts.mailTranscript}
          </button>
        ))}
      {hasFailed && (
        <p className="field-error" role="alert">
          <Icon name="alert" /> {texts.notSaved}
        </p>
      )}
      <button type="button" className="button button--line" onClick={store.startOver}>
        {texts.startOver}
      </button>
    </>
  )
}
