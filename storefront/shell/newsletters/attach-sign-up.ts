import type { StoreCall } from '#contract/kernel/call-options.ts'
import { newsletterId, newsletterKeys } from '#domain/newsletters/lists.ts'
import type { SignUp } from '#domain/newsletters/sign-up.ts'
import { browserStorage } from '#storefront/browser/storage/browser-storage.ts'
import type { Shop } from '#storefront/page/page.ts'
import { createSignUpSubmit } from './create-sign-up-submit.ts'
import { addLists } from './stored-lists.ts'
import { newsletterTexts, savedText } from './texts/newsletters.ts'

interface SignUpContext {
  call: StoreCall
  shop: Shop
}

/** Makes newsletter forms show their result in place. Until this code loads, they submit to the result page. */
export function attachSignUp(context: SignUpContext): void {
  const forms = new WeakMap<HTMLFormElement, ReturnType<typeof createSignUpSubmit>>()
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.dataset['newsletter'] === undefined) return
    event.preventDefault()
    const submit = forms.get(form) ?? createSignUpSubmit(partsOf(form, context))
    forms.set(form, submit)
    const { email, lists } = entriesOf(form, context.shop)
    void submit(email, lists)
  })
}

function entriesOf(form: HTMLFormElement, { site }: Shop) {
  const chosen = new FormData(form).getAll('newsletters')
  const keys = newsletterKeys(site).filter((key) => chosen.includes(key))
  return { email: emailField(form).value.trim(), lists: keys.map((key) => newsletterId(site, key)) }
}

function partsOf(form: HTMLFormElement, { call, shop: { site, language } }: SignUpContext) {
  const texts = newsletterTexts(language)
  const { missing, failed } = texts
  const messages = { idle: '', loading: '', success: savedText(site, texts), error: failed }
  const status = form.querySelector<HTMLElement>('output')
  return {
    async send({ email, lists }: SignUp) {
      // The server links the address to an account, so no user id is sent.
      const body = { email, newsletters: [...lists] }
      const { success } = await call('POST /svc_ssr/newsletters/subscribe', { body, key: crypto.randomUUID() })
      if (success) addLists(browserStorage('localStorage'), { siteCode: site, ids: lists, at: Date.now() })
      return success
    },
    show(signUp: SignUp) {
      const isCleared = signUp.status === 'idle' && signUp.email === ''
      if (isCleared) clearForm(form)
      form.setAttribute('aria-busy', String(signUp.status === 'loading'))
      form.querySelector('button')?.setAttribute('aria-busy', String(signUp.status === 'loading'))
      if (!status) return
      status.textContent = signUp.lacksList ? missing : messages[signUp.status]
      status.dataset['status'] = signUp.lacksList ? 'error' : signUp.status
    },
  }
}

/** The server may have rendered the form with an entered address, which a plain reset would restore. */
function clearForm(form: HTMLFormElement): void {
  form.reset()
  emailField(form).value = ''
}

function emailField(form: HTMLFormElement): HTMLInputElement {
  return form.querySelector<HTMLInputElement>('[name=email]')!
}
