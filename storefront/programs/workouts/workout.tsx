import { workoutEntryLimits } from '#domain/programs/workouts.ts'
import { ActionStatus } from '#storefront/widgets/account/messages/action-status.tsx'
import { Icon } from '#ui/icon.tsx'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { PostForm } from '#storefront/widgets/post-form.tsx'
import { TextField } from '#storefront/widgets/text-field.tsx'
import type { WorkoutView } from '../program-view.ts'
import { workoutDates } from './workout-dates.ts'
import { workoutAnchor } from './workout-anchor.ts'

const workoutActions = ['done', 'undone', 'record'] as const

interface WorkoutProps {
  /** Program id. */
  id: string
  view: WorkoutView
}

/** Renders a workout with its day, its completion, and the customer's note and score. */
export function Workout({ id, view }: WorkoutProps) {
  const texts = useTexts('programs')
  const { locale } = useShop()
  const { day, date, isToday, title, summary, isDone, note, score } = view
  return (
    <li id={workoutAnchor(view)} {...(isToday && { 'aria-current': 'date' })}>
      <p className="label">
        {workoutDates(locale.tag).day(date)}
        <span className="muted small">{texts.day(day)}</span>
      </p>
      <div>
        <p>
          <b>{title}</b> {isToday && <span className="badge">{texts.today}</span>}
        </p>
        <p className="small muted">{summary}</p>
        {score !== '' && (
          <p className="small">
            <b>{texts.score}:</b> {score}
          </p>
        )}
        {note !== '' && <p className="small programs__note">{note}</p>}
        <ActionStatus
          page="program"
          only={workoutActions}
          item={workoutAnchor(view)}
          nameOf={() => title}
          isStale={(action) => action !== 'record' && isDone !== (action === 'done')}
        />
        <details className="programs__record" key={`${score} ${note}`}>
          <summary className="link small" aria-label={texts.recordOf(title)}>
            {note === '' && score === '' ? texts.record : texts.changeRecord}
          </summary>
          <Record id={id} view={view} />
        </details>
      </div>
      <PostForm to={`/account/programming/${id}`} keepsScroll>
        <Fields view={view} />
        <button
          className={isDone ? 'button button--small' : 'button button--line button--small'}
          name="op"
          value={isDone ? 'undone' : 'done'}
          aria-label={isDone ? texts.undoneOf(title) : texts.doneMarkOf(title)}
        >
          {isDone && <Icon name="check" />} {isDone ? texts.done : texts.markDone}
        </button>
      </PostForm>
    </li>
  )
}

function Record({ id, view }: WorkoutProps) {
  const texts = useTexts('programs')
  const anchor = workoutAnchor(view)
  return (
    <PostForm to={`/account/programming/${id}`} className="programs__manage" keepsScroll>
      <Fields view={view} />
      <TextField
        name="score"
        id={`${anchor}-score`}
        label={texts.score}
        hint={texts.scoreHint}
        maxLength={workoutEntryLimits.score}
        autoComplete="off"
        defaultValue={view.score}
      />
      <div className="field">
        <label htmlFor={`${anchor}-note`}>{texts.note}</label>
        <textarea
          className="input"
          id={`${anchor}-note`}
          name="note"
          rows={3}
          maxLength={workoutEntryLimits.note}
          defaultValue={view.note}
        />
      </div>
      <button className="button button--line button--small" name="op" value="record">
        {texts.saveRecord}
      </button>
    </PostForm>
  )
}

function Fields({ view: { week, day } }: { view: WorkoutView }) {
  return (
    <>
      <input type="hidden" name="week" value={week} />
      <input type="hidden" name="day" value={day} />
    </>
  )
}
