import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { ProgramView } from './program-view.ts'

const looks: Readonly<Record<ProgramView['status'], string>> = {
  trialing: 'stock',
  active: 'stock',
  past_due: 'stock stock--low',
  suspended: 'stock stock--out',
  cancelled: 'stock stock--low',
  ended: 'stock stock--out',
}

export function ProgramStatus({ program }: { program: ProgramView }) {
  const texts = useTexts('programs')
  const formats = useFormats()
  const next = nextOf(program, texts, formats.date)
  return (
    <p className={looks[program.status]}>
      <b>{texts.statuses[program.status]}</b>
      {next !== null && <span className="muted"> · {next}</span>}
    </p>
  )
}

function nextOf(
  { status, trialEnd, nextTry, renewsOn, hasAccess }: ProgramView,
  texts: ReturnType<typeof useTexts<'programs'>>,
  date: (moment: number) => string,
): string | null {
  if (renewsOn === null) return null
  switch (status) {
    case 'trialing':
      return texts.trialUntil(date(trialEnd ?? renewsOn))
    case 'active':
      return texts.renews(date(renewsOn))
    case 'past_due':
      return nextTry === null ? null : texts.triedAgain(date(nextTry))
    case 'cancelled':
      return hasAccess ? texts.openUntil(date(renewsOn)) : texts.endedOn(date(renewsOn))
    case 'suspended':
      return null
    case 'ended':
      return texts.endedOn(date(renewsOn))
  }
}
