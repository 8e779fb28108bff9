import { useState, type ReactNode } from 'react'
import type { Site } from '#domain/sites.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { formatAgeNow } from '#backoffice/kit/format/dates.ts'
import { Badge } from '#backoffice/kit/page.tsx'
import { AddressText } from '../detail/address-text.tsx'
import type { Thread } from '../order-types.ts'
import { texts as dialogs } from '../texts/dialogs.ts'
import { DecideDialog } from './decide-dialog.tsx'

type Message = Thread['messages'][number]

interface MessageItemProps {
  site: Site
  orderId: string
  message: Message
  /** Link to the order, in lists with many orders. */
  heading?: ReactNode
  onDone: () => void
}

const t = dialogs.messages
const tones = { open: 'warn', answered: 'ok', accepted: 'ok', declined: 'plain' } as const

/** Renders a message from a customer or from staff, with the decision buttons for an open request. */
export function MessageItem({ site, orderId, message, heading, onDone }: MessageItemProps) {
  const { id, kind, text, createdAt, state, address, reply } = message
  const mayWrite = useHasPermission('orders.write')
  const [decision, setDecision] = useState<'accept' | 'decline' | null>(null)
  const isRequest = kind === 'cancel' || kind === 'address'
  return (
    <li className={kind === 'answer' ? 'message-item message-item--staff' : 'message-item'}>
      <div className="message-item__head">
        {heading}
        <strong>{t.kinds[kind]}</strong>
        {state !== null && <Badge tone={tones[state]}>{t.states[state]}</Badge>}
        <time className="muted small" dateTime={createdAt}>
          {formatAgeNow(createdAt)}
        </time>
      </div>
      {text !== '' && <p className="message-item__text">{text}</p>}
      {address && <AddressText address={address} />}
      {reply !== '' && <p className="message-item__text muted">{reply}</p>}
      {isRequest && state === 'open' && mayWrite && (
        <div className="row">
          <button type="button" className="button button--small" onClick={() => setDecision('accept')}>
            {t.accept}
          </button>
          <button type="button" className="button button--line button--small" onClick={() => setDecision('decline')}>
            {t.decline}
          </button>
        </div>
      )}
      {decision && (
        <DecideDialog
          {...{ site, orderId, decision, requestId: id, kind: kind === 'cancel' ? 'cancel' : 'address' }}
          onClose={() => setDecision(null)}
          onDone={() => {
            setDecision(null)
            onDone()
          }}
        />
      )}
    </li>
  )
}
