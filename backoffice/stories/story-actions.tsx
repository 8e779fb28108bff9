import { callsOf } from '../call/call.ts'
import { useSubmit } from '../kit/form/use-submit.ts'
import { Message, problemText } from '../kit/states.tsx'
import { offeredDecisions, type OfferedDecision } from './offered-decisions.ts'
import type { Decision, Submission } from './story-types.ts'
import { texts } from './texts/en.ts'

interface StoryActionsProps {
  story: Submission
  onEdit: () => void
  onReject: () => void
  onDecided: (story: Submission) => void
}

const t = texts.actions

/** Renders the decisions available in a story's state, and the edit button. */
export function StoryActions({ story, onEdit, onReject, onDecided }: StoryActionsProps) {
  return (
    <div className="queue__actions">
      {offeredDecisions(story).map((offered, index) =>
        offered === 'reject' || offered === 'takeDown' ? (
          <ActionButton key={offered} story={story} keyName="r" title={t[offered]} onPress={onReject} />
        ) : (
          <DecisionButton key={offered} {...{ story, offered, onDecided }} isFirst={index === 0} />
        ),
      )}
      <ActionButton story={story} keyName="e" title={t.edit} onPress={onEdit} />
    </div>
  )
}

const decisions: Readonly<
  Record<
    Exclude<OfferedDecision, 'reject' | 'takeDown'>,
    { decision: Decision; title: string; done: string; keyName: string }
  >
> = {
  publish: { decision: 'publish', title: t.publish, done: texts.done.publish, keyName: 'p' },
  feature: { decision: 'feature', title: t.feature, done: texts.done.feature, keyName: 'f' },
  unfeature: { decision: 'publish', title: t.unfeature, done: texts.done.unfeature, keyName: 'f' },
  clearReports: { decision: 'publish', title: t.clearReports, done: texts.done.republish, keyName: 'p' },
}

interface DecisionButtonProps {
  story: Submission
  offered: keyof typeof decisions
  isFirst: boolean
  onDecided: (story: Submission) => void
}

function DecisionButton({ story, offered, isFirst, onDecided }: DecisionButtonProps) {
  const { title, done, keyName } = decisions[offered]
  // A featured story stays featured when its reports are cleared.
  const decision = offered === 'clearReports' && story.isFeatured ? 'feature' : decisions[offered].decision
  const { isBusy, problem, submit } = useSubmit({
    send: (key) =>
      callsOf(story.site)('POST /svc_story/submissions/{id}/decision', {
        params: { id: story.id },
        body: { decision },
        key,
      }),
    done,
    onDone: onDecided,
  })
  return (
    <>
      <ActionButton {...{ story, title, keyName, isBusy }} isMain={isFirst} onPress={submit} />
      {problem && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>}
    </>
  )
}

interface ActionButtonProps {
  story: Submission
  title: string
  keyName: string
  isMain?: boolean
  isBusy?: boolean
  onPress: () => void
}

function ActionButton({ story, title, keyName, isMain = false, isBusy = false, onPress }: ActionButtonProps) {
  return (
    <button
      type="button"
      className={isMain ? 'button button--small' : 'button button--line button--small'}
      data-key={keyName}
      aria-keyshortcuts={keyName}
      aria-label={t.of(title, story.title)}
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) onPress()
      }}
    >
      {title}
    </button>
  )
}
