import { expect as playwright, type ExpectMatcherState, type MatcherReturnType } from '@playwright/test'
import { elementChecks, pageChecks } from './checks.ts'
import { Located } from './locate.ts'
import type { AnyElement, AnyPage } from './any-page.ts'
import { Visitor } from './visitor.ts'

const checks = { ...elementChecks, ...pageChecks }
type Checks = typeof checks
type Matchers = {
  [Name in keyof Checks]: Checks[Name] extends (received: infer Received, ...args: infer Args) => unknown
    ? (
        this: ExpectMatcherState,
        received: Received extends Located ? AnyElement : AnyPage,
        ...args: Args
      ) => Promise<MatcherReturnType>
    : never
}

const matchers = Object.fromEntries(
  Object.entries(checks).map(([name, check]) => {
    async function matcher(
      this: ExpectMatcherState,
      received: unknown,
      ...args: unknown[]
    ): Promise<MatcherReturnType> {
      if (received instanceof Located || received instanceof Visitor) {
        const { pass, actual } = (check as (...all: unknown[]) => { pass: boolean; actual: unknown })(received, ...args)
        const not = this.isNot ? 'not ' : ''
        const wanted = args.map((arg) => (arg instanceof RegExp ? String(arg) : JSON.stringify(arg))).join(', ')
        const message = () => `${String(received)}\n${not}${name}(${wanted})\nActual: ${JSON.stringify(actual)}`
        return { pass, message }
      }
      // For a browser's elements and pages, uses Playwright's own assertion, which waits.
      const subject = playwright(received) as unknown as Record<string, (...all: unknown[]) => Promise<void>>
      const negated = playwright(received).not as unknown as typeof subject
      await (this.isNot ? negated : subject)[name]!(...args)
      return { pass: !this.isNot, message: () => name }
    }
    return [name, matcher]
  }),
) as unknown as Matchers

/** Playwright's `expect`. Assertions about pages and elements also accept a visitor and its elements. */
export const expect = playwright.extend(matchers)
