import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { problemOf, problemOfStatus } from '../call/problems.ts'
import { Page } from '../kit/page.tsx'
import { ProblemBox } from '../kit/states.tsx'
import { texts } from './texts/en.ts'

/** Renders the problem if a page's code or data fails to load. */
export function PageError() {
  const error = useRouteError()
  const problem = isRouteErrorResponse(error) ? problemOfStatus(error.status) : problemOf(error)
  const { revalidate } = useRevalidator()
  return (
    <Page title={texts.problemTitles[problem.kind]}>
      <ProblemBox isTitled problem={problem} onRetry={() => void revalidate()} />
    </Page>
  )
}
