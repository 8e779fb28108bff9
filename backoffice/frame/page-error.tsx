import { useRevalidator, useRouteError } from 'react-router'
import { problemOf } from '../call/problems.ts'
import { ProblemBox } from '../kit/states.tsx'

/** Renders the problem of a page whose code or data did not load. */
export function PageError() {
  const problem = problemOf(useRouteError())
  const { revalidate } = useRevalidator()
  return <ProblemBox problem={problem} onRetry={() => void revalidate()} />
}
