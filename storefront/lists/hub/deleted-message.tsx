import { useEffect, useState } from 'react'
import { successText } from '#storefront/widgets/account/messages/account-messages.ts'
import { Icon } from '#ui/icon.tsx'
import { PostForm } from '#storefront/widgets/post-form.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'

const undoMilliseconds = 10_000

/** Renders the message about a deleted list. Its Undo button disappears after ten seconds unless it has the focus. */
export function DeletedMessage({ listId, to }: { listId: string; to: string }) {
  const texts = useTexts('lists')
  const messages = useTexts('widgets/account/messages')['my-lists']
  const [isEnded, setEnded] = useState(false)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => setEnded(true), undoMilliseconds)
    return () => clearTimeout(timer)
  }, [isHeld])
  if (isEnded) return null
  return (
    <div className="message message--ok" onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
      <Icon name="check" />
      <div className="row">
        <span>{successText(messages.delete.success)}</span>
        <PostForm to={to}>
          <input type="hidden" name="op" value="restore" />
          <input type="hidden" name="list" value={listId} />
          <button className="link">{texts.undo}</button>
        </PostForm>
      </div>
    </div>
  )
}
