import { Icon } from '#ui/icon.tsx'
import { ActionStatus } from '#storefront/widgets/account/messages/action-status.tsx'
import { ProblemMessage } from '#storefront/widgets/status-message.tsx'
import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useActionResult } from '#storefront/widgets/post-form.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { Billing } from './billing.tsx'
import { Manage } from './manage.tsx'
import type { ProgramResult } from './program-actions.ts'
import { problemText } from './problem-text.ts'
import { ProgramStatus } from './program-status.tsx'
import { programNoticeOf } from './program-notice.ts'
import type { ProgramDetail } from './program-view.ts'
import { Workouts } from './workouts/workouts.tsx'

export function Program({ view: program }: { view: ProgramDetail }) {
  const texts = useTexts('programs')
  const messages = useTexts('widgets/account/messages').program
  const result = useActionResult<ProgramResult>()
  return (
    <AccountPage
      title={program.name}
      back={{ to: '/account/programming', label: texts.backToPrograms }}
      lead={<ProgramStatus program={program} />}
      className="programs"
    >
      <ActionStatus
        page="program"
        only={['cancel', 'reactivate']}
        isStale={(action) => (action === 'reactivate' ? !program.mayCancel : program.mayCancel)}
      />
      <ProblemMessage text={result && result.op !== 'card' ? problemText(result, texts, messages) : null} />
      <ProgramNotice program={program} />
      <div className="split split--co">
        <Workouts program={program} />
        <div className="programs__side">
          <Billing program={program} />
          <Manage program={program} />
        </div>
      </div>
    </AccountPage>
  )
}

function ProgramNotice({ program }: { program: ProgramDetail }) {
  const texts = useTexts('programs')
  const formats = useFormats()
  const standing = programNoticeOf(program, texts, formats.date)
  if (standing === null) return null
  const { text, isWarning, isBoughtAgain } = standing
  return (
    <p className={isWarning ? 'message message--warn' : 'message'}>
      <Icon name={isWarning ? 'alert' : 'info'} />
      <span>
        {text}{' '}
        {program.status === 'past_due' && program.mayCancel && (
          <a className="link" href="#card">
            {texts.updateCard}
          </a>
        )}{' '}
        {isBoughtAgain && (
          <Link className="link" to={program.url}>
            {texts.buyAgain}
          </Link>
        )}
      </span>
    </p>
  )
}
