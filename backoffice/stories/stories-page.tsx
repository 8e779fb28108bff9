import { useState } from 'react'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { storyStates } from '#domain/stories/story.ts'
import { call } from '../call/call.ts'
import { useHasPermission } from '../frame/use-me.ts'
import { PageLinks, pageNumberOf } from '../kit/list/rows/page-links.tsx'
import { StateTabs } from '../kit/list/rows/state-tabs.tsx'
import { useQueue } from '../kit/list/rows/use-queue.ts'
import { Page } from '../kit/page.tsx'
import { Empty } from '../kit/states.tsx'
import { StoryDialog } from './edit/story-dialog.tsx'
import { RejectStoryDialog } from './reject-story.tsx'
import { StoryItem } from './story-item.tsx'
import type { StoryQueue, Submission } from './story-types.ts'
import { texts } from './texts/en.ts'

interface Loaded {
  state: (typeof storyStates)[number]
  queue: StoryQueue
}

/** Returns a page of stories in the URL's state. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const params = new URL(request.url).searchParams
  const state = storyStates.find((each) => each === params.get('state')) ?? 'pending'
  const page = String(Math.min(Number(pageNumberOf(params)), maxPage))
  return { state, queue: await call('GET /svc_story/submissions', { query: { state, page } }, { isFresh: true }) }
}

const maxPage = 500

/** Renders customer stories for staff to publish, feature, reject, or edit. */
export function Component() {
  const { state, queue } = useLoaderData<Loaded>()
  const { rows, listRef, decided } = useQueue(queue.submissions)
  const { revalidate } = useRevalidator()
  const mayWrite = useHasPermission('content.write')
  const [dialog, setDialog] = useState<{ kind: 'edit' | 'reject'; story: Submission } | null>(null)
  const close = () => setDialog(null)
  const onDone = (story: Submission) => (story.state === state ? void revalidate() : decided(story.id))
  const left = queue.total - (queue.submissions.length - rows.length)
  return (
    <Page title={texts.title}>
      <StateTabs
        label={texts.statesLabel}
        states={storyStates.map((each) => [each, texts.states[each]] as const)}
        current={state}
      />
      {rows.length === 0 ? (
        <Empty text={texts.empty[state]} />
      ) : (
        <p className="muted small queue-note">
          {texts.count(left)}. {mayWrite && <span className="queue-note__keys">{texts.keys}</span>}
        </p>
      )}
      <ul className="queue" ref={listRef}>
        {rows.map((story) => (
          <StoryItem
            key={story.id}
            story={story}
            onEdit={() => setDialog({ kind: 'edit', story })}
            onReject={() => setDialog({ kind: 'reject', story })}
            onDecided={onDone}
          />
        ))}
      </ul>
      <PageLinks page={queue.page} pages={queue.pages} />
      {dialog?.kind === 'reject' && (
        <RejectStoryDialog
          story={dialog.story}
          onClose={close}
          onDone={(story) => {
            close()
            onDone(story)
          }}
        />
      )}
      {dialog?.kind === 'edit' && (
        <StoryDialog
          story={dialog.story}
          onClose={close}
          onDone={() => {
            close()
            void revalidate()
          }}
        />
      )}
    </Page>
  )
}
