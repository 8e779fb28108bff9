import { Form } from '#backoffice/kit/form/form.tsx'
import { Badge } from '#backoffice/kit/page.tsx'
import { Message } from '#backoffice/kit/states.tsx'
import type { RateReport } from '../rate-types.ts'
import { texts } from '../texts/en.ts'
import type { RateImportSteps } from './use-rate-import.ts'

const t = texts.review
const tones = { added: 'ok', changed: 'warn', ended: 'plain' } as const
const counted = ['added', 'changed', 'ended', 'unchanged'] as const

/** Renders the changes or problems of a checked file, with a button that stores it. */
export function ImportReview({ report, steps }: { report: RateReport; steps: RateImportSteps }) {
  const { problemCount, added, changed, ended } = report
  const count = added + changed + ended
  const isGood = problemCount === 0 && count > 0
  return (
    <>
      {problemCount > 0 ? <Problems report={report} /> : <Changes report={report} />}
      <Form
        submission={isGood ? steps.store : { ...steps.store, submit: steps.back }}
        submit={isGood ? t.store(count) : t.back}
        refusals={texts.refusals}
        cancel={t.back}
        {...(isGood && { onCancel: steps.back })}
      />
    </>
  )
}

function Changes({ report }: { report: RateReport }) {
  const total = report.added + report.changed + report.ended
  if (total === 0) return <Message tone="note">{t.nothing}</Message>
  return (
    <>
      <dl className="import-counts">
        {counted.map((name) => (
          <div key={name}>
            <dt className="muted small">{t.counts[name]}</dt>
            <dd>{report[name]}</dd>
          </div>
        ))}
      </dl>
      <div className="rate-changes">
        <table className="data-table" aria-label={t.changes}>
          <thead>
            <tr>
              <th scope="col">{t.change}</th>
              <th scope="col">{texts.columns.place}</th>
              <th scope="col">{texts.columns.value}</th>
              <th scope="col">{t.days}</th>
            </tr>
          </thead>
          <tbody>
            {report.changes.map(({ what, place, value, before, from, to }) => (
              <tr key={`${what} ${place} ${from} ${value}`}>
                <td>
                  <Badge tone={tones[what]}>{t.what[what]}</Badge>
                </td>
                <td>{place}</td>
                <td>
                  <span className="rate-value">
                    {before !== null && <del className="muted">{before}</del>} {value}
                  </span>
                </td>
                <td>{t.period(from, to)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {report.changes.length < total && <p className="muted small">{t.more(report.changes.length, total)}</p>}
      <p>{t.orders}</p>
    </>
  )
}

function Problems({ report: { problems, problemCount } }: { report: RateReport }) {
  return (
    <>
      <Message tone="bad">{t.bad}</Message>
      <table className="data-table" aria-label={t.problems}>
        <thead>
          <tr>
            <th scope="col">{t.line}</th>
            <th scope="col">{t.problem}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ line, problem }) => (
            <tr key={`${line} ${problem}`}>
              <td>{line}</td>
              <td>{t.sentence(problem)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {problems.length < problemCount && <p className="muted small">{t.moreProblems(problems.length, problemCount)}</p>}
    </>
  )
}
