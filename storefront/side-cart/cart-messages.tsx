import { useEffect, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { PostForm } from '#storefront/widgets/post-form.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { type CartMessage, messageMilliseconds, messageText } from './messages.ts'

export interface CartMessageList {
  /** Identifies the page load, so that a repeated message is shown again. */
  load: string
  message: CartMessage | null
  undo: string | null
}

interface ShownMessage {
  load: string
  message: CartMessage
  undo: string | null
}

interface CartMessagesProps {
  view: CartMessageList
  to: string
  /** Returns the text for a list other than the cart, or null for the cart's own text. */
  textOf?: (message: CartMessage) => string | null
}

/** Shows one or more messages above a list, each with a timer [CART-235]. */
export function CartMessages({ view, to, textOf }: CartMessagesProps) {
  const { load, message, undo } = view
  const [shown, setShown] = useState<readonly ShownMessage[]>(message ? [{ load, message, undo }] : [])
  const [last, setLast] = useState(load)
  if (last !== load) {
    setLast(load)
    // Undo messages disappear after the next change, because that change may have restored their line.
    if (message) setShown([...shown.filter((one) => one.undo !== undo || undo === null), { load, message, undo }])
    else setShown(shown.filter((one) => one.undo === null))
  }
  const hide = (hiddenLoad: string) => setShown((all) => all.filter((one) => one.load !== hiddenLoad))
  return (
    <output className="cart-messages">
      {shown.map((one) => (
        <Message key={one.load} {...one} to={to} text={textOf?.(one.message) ?? null} onEnd={() => hide(one.load)} />
      ))}
    </output>
  )
}

interface MessageProps extends ShownMessage {
  to: string
  text: string | null
  onEnd: () => void
}

function Message({ message, undo, to, text, onEnd }: MessageProps) {
  const texts = useTexts('cart')
  const formats = useFormats()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(onEnd, messageMilliseconds)
    return () => clearTimeout(timer)
    // The timer starts with the message and does not restart for a new callback.
    // eslint-disable-next-line react/exhaustive-deps
  }, [isHeld])
  return (
    <div className="message message--ok" onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
      <Icon name="check" />
      <div className="row">
        <span>{text ?? messageText(message, texts, formats.number)}</span>
        {undo !== null && (
          <PostForm to={to} keepsScroll>
            <input type="hidden" name="op" value="restore" />
            <input type="hidden" name="removed" value={undo} />
            <button className="link">{texts.undo}</button>
          </PostForm>
        )}
      </div>
    </div>
  )
}
