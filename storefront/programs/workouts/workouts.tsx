import { Icon } from '#ui/icon.tsx'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import type { ProgramDetail, WeekView } from '../program-view.ts'
import { workoutDates } from './workout-dates.ts'
import { Workout } from './workout.tsx'

/** Renders the workout calendar by week, or the reason that there is none. */
export function Workouts({ program: { id, weeks, openWeek, delivery, hasAccess } }: { program: ProgramDetail }) {
  const texts = useTexts('programs')
  const all = weeks.flatMap(({ workouts }) => workouts)
  return (
    <section aria-labelledby="workouts">
      <div className="programs__head">
        <div>
          <h2 className="h3" id="workouts">
            {texts.workouts}
          </h2>
          {all.length > 0 && <p className="small muted">{texts.doneOf(countDone(all), all.length)}</p>}
        </div>
        {all.length > 0 && (
          <button className="button button--line button--small" type="button" onClick={() => print()}>
            {texts.print}
          </button>
        )}
      </div>
      {!hasAccess ? (
        <p className="empty">{texts.locked}</p>
      ) : all.length === 0 ? (
        <p className="empty">{texts.noWorkouts[delivery] ?? texts.noWorkoutsElse}</p>
      ) : (
        weeks.map((each) => <Week key={each.week} id={id} view={each} isOpen={each.week === openWeek} />)
      )}
    </section>
  )
}

function Week({ id, view, isOpen }: { id: string; view: WeekView; isOpen: boolean }) {
  const texts = useTexts('programs')
  const { locale } = useShop()
  const { week, from, until, workouts } = view
  const done = countDone(workouts)
  return (
    <details className="facet" open={isOpen}>
      <summary>
        <span>
          {texts.week(week)} <span className="programs__dates">{workoutDates(locale.tag).week(from, until)}</span>
        </span>
        <span className="programs__count">
          {done === workouts.length && <Icon name="check" />} {texts.doneOf(done, workouts.length)}
        </span>
      </summary>
      <ol className="programs__days">
        {workouts.map((each) => (
          <Workout key={each.day} id={id} view={each} />
        ))}
      </ol>
    </details>
  )
}

function countDone(workouts: WeekView['workouts']): number {
  return workouts.filter(({ isDone }) => isDone).length
}
