import { RouteError } from '#storefront/router/results.ts'
import { formHashPattern, localizedText } from '#domain/forms/form.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useShop } from '#storefront/page/shop-context.tsx'
import { useActionResult } from '#storefront/widgets/post-form.tsx'
import type { FailedEntry, Form, FormWords } from './form-view.ts'
import { wordsOf } from './load-forms.ts'
import { ShopForm } from './shop-form.tsx'

interface FormPageView {
  form: Form
  words: FormWords
  isSent: boolean
}

/** The page for a single form, which is not indexed. Forms on other pages post to it without JavaScript. */
export const route = pageRoute<FormPageView>(
  {
    areas: ['forms'],
    load: async (context, { url, params }) => {
      const { shop } = context
      const form = await readForm(context, params['hash'])
      return {
        head: { title: localizedText(form.title, shop.language) },
        view: { form, words: wordsOf(shop.language), isSent: url.searchParams.has('sent') },
      }
    },
    View: FormPage,
  },
  async (context, { params }, filled) => {
    const form = await readForm(context, params['hash'])
    const { submitEntry } = await import('./submit-entry.ts')
    const result = await submitEntry(context, form, filled)
    return result === 'sent' ? { to: `/forms/${form.formHash}?sent=1` } : { status: result.status, data: result.failed }
  },
)

async function readForm({ call, signal }: PageContext, formHash = ''): Promise<Form> {
  if (!formHashPattern.test(formHash)) throw new RouteError(404)
  return call('GET /svc_ssr/form/{formHash}', { params: { formHash } }, { signal })
}

function FormPage({ view: { form, words, isSent } }: { view: FormPageView }) {
  const { language } = useShop()
  const failed = useActionResult<FailedEntry>()
  return (
    <main id="main" className="page-width form-page">
      <h1 className="h1 display">{localizedText(form.title, language)}</h1>
      <ShopForm form={form} words={words} failed={failed} isSent={isSent && !failed} />
    </main>
  )
}
