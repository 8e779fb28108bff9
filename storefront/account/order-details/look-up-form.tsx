import { Icon } from '#ui/icon.tsx'
import { postcodeName } from '#storefront/browser/addresses/postcode-name.ts'
import { PostForm, useActionResult, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { TextField } from '#storefront/widgets/text-field.tsx'
import type { LookUpResult } from './look-up.ts'

const fields = [
  { name: 'order', inputMode: 'numeric', autoComplete: 'off', maxLength: 16 },
  { name: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 320 },
  { name: 'postcode', inputMode: 'text', autoComplete: 'postal-code', maxLength: 20 },
] as const

/** Renders the guest order lookup form; `to` is the page that handles it. */
export function LookUpForm({ to }: { to: string }) {
  const texts = useTexts('account')
  const result = useActionResult<LookUpResult>()
  const isPosting = useIsPosting()
  const postcode = texts.lookUpPostcodes[postcodeName(useShop().site)]
  const labels = {
    order: { label: texts.lookUpOrder, hint: texts.lookUpOrderHint },
    email: { label: texts.lookUpEmail },
    postcode: { label: postcode, hint: texts.lookUpPostcodeHint },
  }
  const problem =
    result && (result.kind === 'busy' ? texts.lookUpBusy(result.minutes) : texts.lookUpProblems[result.kind])
  return (
    <PostForm to={to} className="tracking__form">
      {problem !== undefined && (
        <p className="message message--bad" role="alert" id="look-up-problem">
          <Icon name="alert" /> <span>{problem}</span>
        </p>
      )}
      {fields.map((field) => (
        <TextField
          key={field.name}
          {...field}
          {...labels[field.name]}
          id={`look-up-${field.name}`}
          problemAt={problem && 'look-up-problem'}
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={result?.entered[field.name] ?? ''}
        />
      ))}
      <button className="button button--large" aria-busy={isPosting}>
        {isPosting ? texts.lookUpFinding : texts.lookUpFind}
      </button>
    </PostForm>
  )
}
