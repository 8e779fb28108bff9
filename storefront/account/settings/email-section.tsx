import { useTexts } from '#storefront/page/shop-context.tsx'
import { PasswordField } from '#storefront/widgets/password-field.tsx'
import { PostForm, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { ProblemMessage } from '#storefront/widgets/status-message.tsx'
import { TextField } from '#storefront/widgets/text-field.tsx'
import type { EmailResult } from './email-actions.ts'
import { settingsPath } from './load-settings.ts'
import { FoldedForm, SettingsSection } from './settings-section.tsx'

interface EmailSectionProps {
  email: string
  result: EmailResult | undefined
}

export function EmailSection({ email, result }: EmailSectionProps) {
  const texts = useTexts('account/email').section
  const messages = useTexts('widgets/account/messages').settings
  const isPosting = useIsPosting('op', 'email')
  const problemOf = (problem: EmailResult['problem']) =>
    result?.problem === problem ? texts.problems[problem] : undefined
  const isAboutField = result?.problem === 'wrong' || result?.problem === 'invalidEmail'
  return (
    <SettingsSection id="email-title" title={texts.title} text={texts.text(email)}>
      <FoldedForm summary={texts.save} isOpen={result !== undefined}>
        <ProblemMessage
          text={
            result && !isAboutField
              ? result.problem === 'failed'
                ? messages.email.failure
                : texts.problems[result.problem]
              : null
          }
        />
        <PostForm to={settingsPath} className="form">
          <input type="hidden" name="op" value="email" />
          <TextField
            name="email"
            label={texts.email}
            problem={problemOf('invalidEmail')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={320}
            required
            defaultValue={result?.email ?? ''}
          />
          <PasswordField
            name="current-for-email"
            label={texts.password}
            problem={problemOf('wrong')}
            show={texts.show}
            hide={texts.hide}
          />
          <div>
            <button className="button" aria-busy={isPosting}>
              {isPosting ? texts.saving : texts.save}
            </button>
          </div>
        </PostForm>
      </FoldedForm>
    </SettingsSection>
  )
}
