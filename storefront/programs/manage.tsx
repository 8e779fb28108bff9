import { PostForm, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { ReasonForm } from '#storefront/widgets/reason-form.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { ProgramDetail } from './program-view.ts'

/** Renders cancellation, which needs confirmation, and reactivation, which works until the program ends. */
export function Manage({ program }: { program: ProgramDetail }) {
  const texts = useTexts('programs')
  const formats = useFormats()
  const isPosting = useIsPosting()
  const { id, mayCancel, mayReactivate, renewsOn, status } = program
  const to = `/account/programming/${id}`
  if (renewsOn === null) return null
  if (mayReactivate) {
    return (
      <PostForm to={to} className="box programs__manage">
        <p>{texts.reactivateText(formats.date(renewsOn))}</p>
        <button className="button" name="op" value="reactivate" aria-busy={isPosting}>
          {texts.reactivate}
        </button>
      </PostForm>
    )
  }
  if (!mayCancel) return null
  return (
    <ReasonForm
      to={to}
      className="programs__manage"
      op="cancel"
      summary={texts.cancel}
      texts={texts}
      confirm={texts.confirmCancel}
    >
      <p>{status === 'past_due' ? texts.cancelNow : texts.cancelText(formats.date(renewsOn))}</p>
    </ReasonForm>
  )
}
