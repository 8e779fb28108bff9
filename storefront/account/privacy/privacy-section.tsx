import { Icon } from '#ui/icon.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { PasswordField } from '#storefront/widgets/password-field.tsx'
import { PostForm, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { ProblemMessage } from '#storefront/widgets/status-message.tsx'
import { settingsPath, type PrivacyView } from '../settings/load-settings.ts'
import { SectionStatus } from '../settings/section-status.tsx'
import { SettingsSection } from '../settings/settings-section.tsx'
import type { PrivacyResult } from './privacy-actions.ts'

interface PrivacySectionProps {
  email: string
  privacy: PrivacyView
  result: PrivacyResult | undefined
}

/** Renders the data export and the account deletion [ACCOUNT-414]. */
export function PrivacySection({ email, privacy, result }: PrivacySectionProps) {
  const texts = useTexts('account/privacy')
  return (
    <SettingsSection id="your-data" title={texts.title}>
      <SectionStatus
        actions={['export', 'delete-account', 'keep-account']}
        isStale={(op) => op !== 'export' && (op === 'delete-account') !== (privacy.deletion !== null)}
      />
      <Export email={email} state={privacy.export} result={result?.form === 'export' ? result : undefined} />
      {privacy.deletion ? (
        <PlannedDeletion dueAt={privacy.deletion.dueAt} result={result?.form === 'deletion' ? result : undefined} />
      ) : (
        <Deletion result={result?.form === 'deletion' ? result : undefined} />
      )}
    </SettingsSection>
  )
}

function Export({
  email,
  state,
  result,
}: {
  email: string
  state: PrivacyView['export']
  result: PrivacyResult | undefined
}) {
  const texts = useTexts('account/privacy')
  const formats = useFormats()
  const isPosting = useIsPosting('op', 'export')
  const { title, text, request, requesting, again, pending, ready } = texts.export
  const isPending = state?.expiresAt === null
  return (
    <>
      <h3 className="settings__part">{title}</h3>
      <Problem result={result} />
      {state === null && <p className="muted">{text}</p>}
      {state && <p>{isPending ? pending(email) : ready(email, formats.date(Date.parse(state.expiresAt!)))}</p>}
      {!isPending && (
        <PostForm to={settingsPath} keepsScroll>
          <input type="hidden" name="op" value="export" />
          <button className="button button--line" aria-busy={isPosting}>
            {isPosting ? requesting : state ? again : request}
          </button>
        </PostForm>
      )}
    </>
  )
}

function PlannedDeletion({ dueAt, result }: { dueAt: string; result: PrivacyResult | undefined }) {
  const { title, planned, keep } = useTexts('account/privacy').deletion
  const formats = useFormats()
  return (
    <>
      <h3 className="settings__part">{title}</h3>
      <p className="message message--warn">
        <Icon name="alert" />
        {planned(formats.date(Date.parse(dueAt)))}
      </p>
      <Problem result={result} />
      <PostForm to={settingsPath}>
        <input type="hidden" name="op" value="keep-account" />
        <button className="button">{keep}</button>
      </PostForm>
    </>
  )
}

function Deletion({ result }: { result: PrivacyResult | undefined }) {
  const texts = useTexts('account/privacy')
  const isPosting = useIsPosting('op', 'delete-account')
  const { title, text, gone, stays, open, password, show, hide, confirm, confirming } = texts.deletion
  return (
    <>
      <h3 className="settings__part">{title}</h3>
      <p className="muted">{text}</p>
      <p className="muted">{gone}</p>
      <p className="muted">{stays}</p>
      <Problem result={result} />
      <details className="settings__delete" open={result !== undefined}>
        <summary className="link">{open}</summary>
        <PostForm to={settingsPath} className="form">
          <input type="hidden" name="op" value="delete-account" />
          <PasswordField
            name="current-for-deletion"
            label={password}
            problem={result?.problem === 'wrong' ? texts.problems.wrong : undefined}
            show={show}
            hide={hide}
          />
          <div>
            <button className="button button--line" aria-busy={isPosting}>
              {isPosting ? confirming : confirm}
            </button>
          </div>
        </PostForm>
      </details>
    </>
  )
}

/** A wrong password is reported next to its field. */
function Problem({ result }: { result: PrivacyResult | undefined }) {
  const texts = useTexts('account/privacy')
  const messages = useTexts('widgets/account/messages').settings
  if (!result || result.problem === 'wrong') return null
  if (result.problem !== 'programs')
    return (
      <ProblemMessage
        text={result.problem === 'failed' ? messages[result.op].failure : texts.problems[result.problem]}
      />
    )
  return (
    <>
      <ProblemMessage text={texts.problems.programs(result.programs)} />
      <p>
        <Link className="link" to="/account/programming">
          {texts.programsLink}
        </Link>
      </p>
    </>
  )
}
