import { useState } from 'react'
import {
  Link,
  useLoaderData,
  useLocation,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { siteSettings, sites } from '#domain/sites.ts'
import { call } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { Badge } from '#backoffice/kit/page.tsx'
import { Message } from '#backoffice/kit/states.tsx'
import { Icon } from '#ui/icon.tsx'
import { usePolling } from '#backoffice/kit/use-polling.ts'
import { mergeMessages } from '../desk/waiting.ts'
import type { CannedAnswer, ChatMessage, Conversation } from '../support-types.ts'
import { texts } from '../texts/en.ts'
import { CloseConversationButton } from './close-conversation.tsx'
import { Composer } from './composer.tsx'
import { MessageLog } from './message-log.tsx'

interface Loaded {
  conversation: Conversation
  answers: readonly CannedAnswer[]
}

const t = texts.thread
const refreshMs = 5_000

/** Returns a conversation with all its messages, and the canned answers. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Loaded> {
  const id = params['id']!
  const [conversation, answers] = await Promise.all([
    readAll(id),
    call('GET /svc_ssr/chat/answers', {}, { isFresh: true }),
  ])
  return { conversation, answers }
}

/** Skips revalidation when the list filter changes, because a conversation refreshes on a timer. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSame = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isSame ? false : defaultShouldRevalidate
}

async function readAfter(id: string, after: number): Promise<Conversation> {
  const query = { after: String(after) }
  return call('GET /svc_ssr/chat/desk/{id}', { params: { id }, query }, { isFresh: true })
}

/** Reads all messages in batches, because the call returns at most 100. */
async function readAll(id: string): Promise<Conversation> {
  let found = await readAfter(id, 0)
  let messages: readonly ChatMessage[] = found.messages
  while (found.messages.length > 0 && (messages.at(-1)?.number ?? 0) < found.lastNumber) {
    found = await readAfter(id, messages.at(-1)?.number ?? 0)
    messages = mergeMessages(messages, found.messages)
  }
  return { ...found, messages: [...messages] }
}

/** Renders a conversation, which refreshes on a timer, and the reply field. */
export function Component() {
  const { conversation: loaded } = useLoaderData<Loaded>()
  return <Thread key={loaded.id} />
}

function Thread() {
  const { conversation: loaded, answers } = useLoaderData<Loaded>()
  const { search } = useLocation()
  const mayWrite = useHasPermission('support.write')
  const [live, setLive] = useState({ from: loaded, conversation: loaded })
  const conversation = live.from === loaded ? live.conversation : loaded
  const { id, messages, state } = conversation
  const merge = (next: Partial<Conversation>, added: readonly ChatMessage[]) =>
    setLive((before) => {
      const base = before.from === loaded ? before.conversation : loaded
      return {
        from: loaded,
        conversation: { ...base, ...next, messages: [...mergeMessages(base.messages, added)] },
      }
    })
  const isStale = usePolling(refreshMs, async () => {
    const next = await readAfter(id, messages.at(-1)?.number ?? 0)
    merge(next, next.messages)
  })
  return (
    <article className="thread" aria-labelledby="thread-title">
      <header className="thread__head">
        <Link to={`/support${search}`} className="page-top__back thread__back" aria-label={t.back}>
          <Icon name="back" />
        </Link>
        <div className="thread__who">
          <title>{conversation.name || t.noName}</title>
          <h1 id="thread-title" tabIndex={-1}>
            {conversation.name || conversation.email || t.noName}
          </h1>
          <ThreadFacts conversation={conversation} />
        </div>
        {mayWrite && state === 'open' && (
          <CloseConversationButton id={id} onClosed={() => merge({ state: 'closed' }, [])} />
        )}
      </header>
      <MessageLog messages={messages} readNumber={conversation.readNumber} />
      {isStale && <Message tone="warn">{texts.stale}</Message>}
      {state === 'closed' && <p className="muted small thread__note">{t.closedNote}</p>}
      {state === 'open' && mayWrite && (
        <Composer
          id={id}
          kind={conversation.kind}
          answers={answers}
          onSent={(message) => merge({}, [message])}
          onClosed={() => merge({ state: 'closed' }, [])}
        />
      )}
    </article>
  )
}

function ThreadFacts({ conversation }: { conversation: Conversation }) {
  const { email, customerId, kind, state, stars } = conversation
  const mayReadOrders = useHasPermission('orders.read')
  const mayReadCustomers = useHasPermission('customers.read')
  const site = sites.find((each) => each === conversation.site)
  return (
    <p className="thread__facts small">
      <Badge tone={state === 'open' ? 'note' : 'plain'}>{state === 'open' ? texts.kinds[kind] : t.closed}</Badge>
      {site && <span className="muted">{siteSettings[site].title}</span>}
      {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
      {customerId !== null && mayReadCustomers && <Link to={`/customers/${customerId}`}>{t.customer}</Link>}
      {email !== '' && mayReadOrders && <Link to={`/orders?q=${encodeURIComponent(email)}`}>{t.orders}</Link>}
      {stars !== null && <span>{t.stars(stars)}</span>}
    </p>
  )
}
