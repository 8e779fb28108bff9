import { useRevalidator, useRouteError } from 'react-router'
import { problemOf } from '../call/problems.ts'
import { ProblemBox } from '../kit/states.tsx'

/** Renders the problem if a page's code or data failed to load. */
export function PageError() {
  const problem = problemOf(useRouteError())
  const { revalidate } = useRevalidator()
  return <ProblemBox problem={problem} onRetry={() => void revalidate()} />
}
