import type { TextsOf } from '#storefront/texts.ts'
import type { ProgramResult } from './program-actions.ts'

/** Returns the text for a refused action: its reason, or the action's failure text if the reason is unknown. */
export function problemText(
  { op, problem }: ProgramResult,
  texts: TextsOf<'programs'>,
  messages: TextsOf<'widgets/account/messages'>['program'],
): string {
  return problem === 'failed' ? messages[op].failure : texts.problems[problem]
}
