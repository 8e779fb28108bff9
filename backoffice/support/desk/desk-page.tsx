import { useState } from 'react'
import {
  Link,
  Outlet,
  useLoaderData,
  useMatch,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { call } from '#backoffice/call/call.ts'
import { PageLinks, pageNumberOf } from '#backoffice/kit/list/rows/page-links.tsx'
import { StateTabs } from '#backoffice/kit/list/rows/state-tabs.tsx'
import { useQueue } from '#backoffice/kit/list/rows/use-queue.ts'
import { Empty, Message } from '#backoffice/kit/states.tsx'
import type { DeskRow } from '../support-types.ts'
import { texts } from '../texts/en.ts'
import { ConversationLink } from './conversation-link.tsx'
import { usePolling } from '#backoffice/kit/use-polling.ts'
import { sortByWaitingTime } from './waiting.ts'

const states = ['open', 'closed'] as const
const pageSize = 50
const refreshMs = 5_000

interface Loaded {
  state: (typeof states)[number]
  page: string
  rows: readonly DeskRow[]
  total: number
  /** Load time in epoch milliseconds. */
  now: number
}

/** Returns a page of conversations in the URL's state. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const params = new URL(request.url).searchParams
  const state = states.find((each) => each === params.get('state')) ?? 'open'
  return readDesk(state, pageNumberOf(params))
}

async function readDesk(state: Loaded['state'], page: string): Promise<Loaded> {
  const query = { state, page }
  const { conversations, total } = await call('GET /svc_ssr/chat/desk', { query }, { isFresh: true })
  const rows = state === 'open' ? sortByWaitingTime(conversations) : conversations
  return { state, page, rows, total, now: Date.now() }
}

/** Skips revalidation when a conversation opens, because the list refreshes on a timer. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOther = currentUrl.pathname !== nextUrl.pathname
  return isOther && currentUrl.search === nextUrl.search ? false : defaultShouldRevalidate
}

/** Renders the conversation list next to the open conversation. On a phone, only one of them is visible. */
export function Component() {
  const loaded = useLoaderData<Loaded>()
  const isOpen = useMatch('/support/:id') !== null
  const [live, setLive] = useState({ from: loaded, desk: loaded })
  const desk = live.from === loaded ? live.desk : loaded
  const { state, page, rows, total, now } = desk
  const isStale = usePolling(refreshMs, async () => {
    const next = await readDesk(state, page)
    setLive({ from: loaded, desk: next })
  })
  const { listRef } = useQueue(rows)
  const Title = isOpen ? 'h2' : 'h1'
  return (
    <div className={isOpen ? 'desk desk--open' : 'desk'}>
      {!isOpen && <title>{texts.title}</title>}
      <section className="desk__list" aria-label={texts.list}>
        <div className="desk__head">
          <Title className="desk__title" tabIndex={-1}>
            {texts.title}
          </Title>
          <Link to="/support/answers">{texts.answersLink}</Link>
        </div>
        <StateTabs
          label={texts.statesLabel}
          states={states.map((each) => [each, texts.states[each]] as const)}
          current={state}
        />
        {isStale && <Message tone="warn">{texts.stale}</Message>}
        {rows.length === 0 && <Empty text={texts.empty[state]} />}
        <ul className="desk__rows" ref={listRef}>
          {rows.map((row) => (
            <ConversationLink key={row.id} row={row} now={now} />
          ))}
        </ul>
        <PageLinks page={Number(page)} pages={Math.ceil(total / pageSize)} />
      </section>
      <div className="desk__thread">{isOpen ? <Outlet /> : <p className="muted desk__choose">{texts.choose}</p>}</div>
    </div>
  )
}
