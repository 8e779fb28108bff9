import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { postcodeName } from '#storefront/browser/addresses/postcode-name.ts'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { PostForm, useActionResult, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { TextField } from '#storefront/widgets/text-field.tsx'
import { textsOf } from '../../texts.ts'
import type { LookUpResult } from './look-up.ts'

export const route = pageRoute<null>(
  {
    areas: ['account'],
    load: async ({ shop }) => ({ head: { title: textsOf(shop.language, 'account').lookUp }, view: null }),
    View: LookUpPage,
  },
  async (context, _, form) => (await import('./look-up.ts')).lookUpOrder(context, form),
)

const fields = [
  { name: 'order', inputMode: 'numeric', autoComplete: 'off', maxLength: 16 },
  { name: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 320 },
  { name: 'postcode', inputMode: 'text', autoComplete: 'postal-code', maxLength: 20 },
] as const

function LookUpPage() {
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
    <main id="main" className="page-width tracking">
      <h1 className="h1 display">{texts.lookUp}</h1>
      <p className="muted">{texts.lookUpLead}</p>
      <PostForm to="/account/order-lookup" className="tracking__form">
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
      <p>
        {texts.haveAccount}{' '}
        <Link className="link" to="/account/orders">
          {texts.allOrders}
        </Link>
      </p>
    </main>
  )
}
