import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { localizedText } from '#domain/forms/form.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { loadTexts, textsOf } from '#storefront/texts.ts'
import type { FormView, FormWords } from './form-view.ts'
import { serverForm } from './server-form.ts'

interface FormBlock {
  id: string
  formHash: string
  heading?: string
}

/** Loads the forms in blocks by block id. Omits missing forms [SHELL-408]. */
export async function loadForms(
  context: PageContext,
  blocks: readonly FormBlock[],
): Promise<ReadonlyMap<string, FormView>> {
  const { language } = context.shop
  await loadTexts(language, ['forms'])
  if (import.meta.env?.SSR) serverForm.component = (await import('./shop-form.tsx')).ShopForm
  const words = wordsOf(language)
  const views = blocks.map(async ({ id, formHash, heading }): Promise<[string, FormView][]> => {
    const form = await readForm(context, formHash)
    return form
      ? [[id, { type: 'Form', id, heading: heading ?? localizedText(form.title, language), form, words }]]
      : []
  })
  return new Map((await Promise.all(views)).flat())
}

/** Returns the texts shown in a form before it is sent. The `forms` area's texts must be loaded. */
export function wordsOf(language: PageContext['shop']['language']): FormWords {
  const { optional, choose, trap } = textsOf(language, 'forms')
  return { optional, choose, trap }
}

async function readForm({ call, signal, warn }: PageContext, formHash: string) {
  try {
    return await call('GET /svc_ssr/form/{formHash}', { params: { formHash } }, { signal })
  } catch (error) {
    if (!isRefusalError(error)) throw error
    warn('form failed to load', error)
    return null
  }
}
