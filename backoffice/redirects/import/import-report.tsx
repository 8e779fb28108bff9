import { Message } from '#backoffice/kit/states.tsx'
import type { ImportResult } from '../redirect-types.ts'
import { texts } from '../texts/en.ts'

const t = texts.file
const counted = ['rows', 'created', 'changed', 'unchanged', 'problemCount'] as const

/** Renders an import's effect and the rejected lines. */
export function ImportReport({ result }: { result: ImportResult }) {
  const { problems, problemCount, created, changed } = result
  return (
    <>
      <dl className="import-counts">
        {counted.map((name) => (
          <div key={name}>
            <dt className="muted small">{t.counts[name]}</dt>
            <dd>{result[name]}</dd>
          </div>
        ))}
      </dl>
      {problemCount > 0 && <Message tone="bad">{t.bad}</Message>}
      {problemCount === 0 && created + changed === 0 && <Message tone="note">{t.nothing}</Message>}
      {problemCount > 0 && (
        <table className="data-table" aria-label={t.counts.problemCount}>
          <thead>
            <tr>
              <th scope="col">{t.line}</th>
              <th scope="col">{t.problem}</th>
              <th scope="col">{t.value}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ line, code, at }) => (
              <tr key={`${line}-${code}-${at}`}>
                <td>{line}</td>
                <td>{texts.lineProblems[code]}</td>
                <td>
                  <code>{at}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {problems.length < problemCount && <p className="muted small">{t.more(problems.length, problemCount)}</p>}
    </>
  )
}
