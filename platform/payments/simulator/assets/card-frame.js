// The card fields inside the shop's checkout. The shop's page requests a token and never receives the card number.
const form = document.getElementById('card')
const parentOrigin = form.dataset.parent
const tell = (message) => window.parent.postMessage(message, parentOrigin)

const number = form.elements.number
number.addEventListener('input', () => {
  const digits = number.value.replace(/\D/g, '').slice(0, 19)
  number.value = digits.replace(/(.{4})(?=.)/g, '$1 ')
})
const expiry = form.elements.expiry
expiry.addEventListener('input', (event) => {
  if (event.inputType?.startsWith('delete')) return
  const digits = expiry.value.replace(/\D/g, '').slice(0, 4)
  expiry.value = digits.length >= 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
})

function show(problems) {
  for (const { name } of form.elements) {
    const problem = problems.find(({ field }) => field === name)
    document.getElementById(`${name}-error`).textContent = problem?.message ?? ''
    if (problem) form.elements[name].setAttribute('aria-invalid', 'true')
    else form.elements[name].removeAttribute('aria-invalid')
  }
  if (problems.length > 0) form.elements[problems[0].field].focus()
  tellHeight()
}

async function tokenize() {
  try {
    const response = await fetch(form.dataset.cards, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    })
    const answer = await response.json()
    show(answer.problems ?? [])
    tell(response.ok ? { type: 'token', ...answer } : { type: 'invalid', problems: answer.problems ?? [] })
  } catch {
    tell({ type: 'failed' })
  }
}

function tellHeight() {
  tell({ type: 'height', height: document.documentElement.scrollHeight })
}

window.addEventListener('message', ({ origin, source, data }) => {
  if (origin === parentOrigin && source === window.parent && data?.type === 'tokenize') void tokenize()
})
// Enter alone does not submit a form that has several fields and no button.
form.addEventListener('keydown', ({ key }) => {
  if (key === 'Enter') tell({ type: 'submit' })
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  tell({ type: 'submit' })
})
new ResizeObserver(tellHeight).observe(document.body)
tell({ type: 'ready' })
