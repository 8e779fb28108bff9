import { useTexts } from '#storefront/page/shop-context.tsx'
import type { ProgramDetail } from './program-view.ts'

export function Workouts({ program: { weeks, delivery, hasAccess } }: { program: ProgramDetail }) {
  const texts = useTexts('programs')
  return (
    <section aria-labelledby="workouts">
      <h2 className="h3" id="workouts">
        {texts.workouts}
      </h2>
      {!hasAccess ? (
        <p className="empty">{texts.locked}</p>
      ) : weeks.length === 0 ? (
        <p className="empty">{texts.noWorkouts[delivery] ?? texts.noWorkoutsElse}</p>
      ) : (
        weeks.map(({ week, workouts }, index) => (
          <details key={week} className="facet" open={index === 0}>
            <summary>{texts.week(week)}</summary>
            <ol className="programs__days">
              {workouts.map(({ day, title, summary }) => (
                <li key={day}>
                  <span className="label">{texts.day(day)}</span>
                  <div>
                    <b>{title}</b>
                    <p className="small muted">{summary}</p>
                  </div>
                </li>
              ))}
            </ol>
          </details>
        ))
      )}
    </section>
  )
}
