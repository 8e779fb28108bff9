import type { Problem } from '#backoffice/call/problems.ts'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import { refusalTexts } from './step-texts.ts'
import type { ArticleForm } from './use-article-form.ts'

interface SaveProblemProps {
  problem: Problem | null
  form: ArticleForm
}

/** Renders why an article was not saved or published, with any conflicting fields and any problems in the text. */
export function SaveProblem({ problem, form: { conflicts, problems } }: SaveProblemProps) {
  if (!problem) return null
  return (
    <Message tone="bad">
      {problemText(problem, refusalTexts(conflicts))}
      {problems.length > 0 && (
        <ul>
          {problems.map((each) => (
            <li key={each}>
              <code>{each}</code>
            </li>
          ))}
        </ul>
      )}
    </Message>
  )
}
