import { useEffect, useRef } from 'react'
import { formatDateTime } from '#backoffice/kit/format/dates.ts'
import type { ChatMessage } from '../support-types.ts'
import { texts } from '../texts/en.ts'

const t = texts.thread
/** The log follows new messages if it is scrolled to within this many pixels of its end. */
const nearEnd = 120

/**
 * Renders the messages. Screen readers announce new messages. The log scrolls to them unless the user has scrolled up.
 */
export function MessageLog({ messages, readNumber }: { messages: readonly ChatMessage[]; readNumber: number }) {
  const ref = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const last = messages.at(-1)?.number
  useEffect(() => {
    if (isFollowing.current && ref.current) ref.current.scrollTop = ref.current.scrollHeight
  }, [last])
  const seen = messages.findLast(({ author, number }) => author === 'agent' && number <= readNumber)?.number
  return (
    <div
      ref={ref}
      className="thread__log"
      role="log"
      aria-label={t.log}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focus lets keys scroll the log
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        isFollowing.current = scrollTop + clientHeight > scrollHeight - nearEnd
      }}
    >
      <ol>
        {messages.map(({ number, author, agent, text, createdAt, file }) => (
          <li key={number} className={author === 'agent' ? 'bubble bubble--agent' : 'bubble'}>
            {author === 'agent' && (
              <strong className="small">{agent === null ? t.agentUnknown : t.agent(agent)}</strong>
            )}
            {file === null ? (
              <p>{text}</p>
            ) : (
              <a href={file.url} download={file.name} aria-label={t.file(file.name)}>
                {file.type.startsWith('image/') && <img src={file.url} alt="" loading="lazy" />}
                {file.name}
              </a>
            )}
            <span className="bubble__time muted">
              <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
              {number === seen && ` · ${t.seen}`}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
