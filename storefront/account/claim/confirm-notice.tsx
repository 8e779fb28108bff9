import { successText } from '#storefront/widgets/account/messages/account-messages.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { PostForm, useIsPosting } from '#storefront/widgets/post-form.tsx'
import type { ClaimResult } from './claim-actions.ts'
import { claimPath } from './claim-path.ts'

interface ConfirmNoticeProps {
  email: string
  result?: ClaimResult | undefined
}

/** Prompts the customer to confirm the email address, and can send the link again. */
export function ConfirmNotice({ email, result }: ConfirmNoticeProps) {
  const texts = useTexts('account/claim').notice
  const messages = useTexts('widgets/account/messages')['add-order']
  const isPosting = useIsPosting('op', 'send')
  if (result?.kind === 'sent')
    return (
      <output className="message message--ok">
        <Icon name="check" /> <span>{successText(messages.send.success, email)}</span>
      </output>
    )
  const problem =
    result?.kind === 'sendBusy' ? texts.busy : result?.kind === 'sendFailed' ? messages.send.failure : null
  return (
    <div className="message">
      <Icon name="info" />
      <div>
        <p>{texts.text(email)}</p>
        {problem !== null && <p role="alert">{problem}</p>}
        <PostForm to={claimPath} className="account-confirm">
          <input type="hidden" name="op" value="send" />
          <button className="button button--line" aria-busy={isPosting}>
            {isPosting ? texts.sending : texts.send}
          </button>
        </PostForm>
      </div>
    </div>
  )
}
