import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { PasswordField } from '#storefront/widgets/password-field.tsx'
import { PostForm, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { ProblemMessage } from '#storefront/widgets/status-message.tsx'
import { TextField } from '#storefront/widgets/text-field.tsx'
import type { PasskeyResult } from '../passkeys/passkey-actions.ts'
import { settingsPath, type PasskeyView } from './load-settings.ts'
import type { TextsOf } from '#storefront/texts.ts'
import { SectionStatus } from './section-status.tsx'
import { FoldedForm, SettingsSection } from './settings-section.tsx'

interface PasskeySectionProps {
  passkeys: readonly PasskeyView[]
  result: PasskeyResult | undefined
}

export function PasskeySection({ passkeys, result }: PasskeySectionProps) {
  const texts = useTexts('account/passkeys')
  const messages = useTexts('widgets/account/messages').settings
  const added = result?.op === 'passkey-add' ? result : undefined
  return (
    <SettingsSection id="passkeys" title={texts.title} text={texts.text}>
      <SectionStatus
        actions={['passkey-add', 'passkey-rename', 'passkey-remove']}
        nameOf={(item) => passkeys.find(({ id }) => id === item)?.name ?? ''}
      />
      <ProblemMessage text={result && result.op !== 'passkey-add' ? problemText(result, texts, messages) : null} />
      {passkeys.length > 0 && (
        <ul className="settings__devices">
          {passkeys.map((each) => (
            <li key={each.id}>
              <Passkey passkey={each} />
            </li>
          ))}
        </ul>
      )}
      <FoldedForm summary={texts.add} isOpen={added !== undefined}>
        <ProblemMessage text={added && added.problem !== 'wrong' ? problemText(added, texts, messages) : null} />
        <AddPasskey isWrong={added?.problem === 'wrong'} />
      </FoldedForm>
    </SettingsSection>
  )
}

function problemText(
  { op, problem }: PasskeyResult,
  texts: TextsOf<'account/passkeys'>,
  messages: TextsOf<'widgets/account/messages'>['settings'],
): string {
  return problem === 'failed' ? messages[op].failure : texts.problems[problem]
}

function Passkey({ passkey: { id, name, site, createdAt, usedAt } }: { passkey: PasskeyView }) {
  const texts = useTexts('account/passkeys')
  const formats = useFormats()
  const date = formats.date(Date.parse(usedAt ?? createdAt))
  return (
    <>
      <div>
        <p>{texts.on(name, site)}</p>
        <p className="muted small">{usedAt === null ? texts.added(date) : texts.used(date)}</p>
        <details className="settings__rename">
          <summary className="link small" aria-label={texts.renameOf(name)}>
            {texts.rename}
          </summary>
          <PostForm to={settingsPath} className="form" keepsScroll>
            <input type="hidden" name="op" value="passkey-rename" />
            <input type="hidden" name="passkey" value={id} />
            <TextField
              name="passkey-name"
              id={`passkey-${id}`}
              label={texts.name}
              maxLength={60}
              required
              autoComplete="off"
              defaultValue={name}
            />
            <div>
              <button className="button button--line">{texts.save}</button>
            </div>
          </PostForm>
        </details>
      </div>
      <PostForm to={settingsPath} keepsScroll>
        <input type="hidden" name="op" value="passkey-remove" />
        <input type="hidden" name="passkey" value={id} />
        <button className="link" aria-label={texts.removeOf(name)}>
          {texts.remove}
        </button>
      </PostForm>
    </>
  )
}

function AddPasskey({ isWrong }: { isWrong: boolean }) {
  const texts = useTexts('account/passkeys')
  const isPosting = useIsPosting('op', 'passkey-add')
  return (
    <PostForm to={settingsPath} className="form" keepsScroll>
      <input type="hidden" name="op" value="passkey-add" />
      <TextField
        name="passkey-name"
        label={texts.name}
        hint={texts.nameHint}
        maxLength={60}
        required
        autoComplete="off"
        defaultValue={texts.unnamed}
      />
      <PasswordField
        name="passkey-password"
        label={texts.password}
        problem={isWrong ? texts.problems.wrong : undefined}
        show={texts.show}
        hide={texts.hide}
      />
      <div>
        <button className="button" aria-busy={isPosting}>
          {isPosting ? texts.adding : texts.add}
        </button>
      </div>
    </PostForm>
  )
}
