import { useState } from 'react'
import { Form } from '#backoffice/kit/form/form.tsx'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { texts } from '../texts/en.ts'

interface CodeFormProps<Result> {
  submit: string
  /** Text that a recovery code also works. */
  hint?: string
  send: (code: string, key: string) => Promise<Result>
  onDone: (result: Result) => void
}

const minLength = 6

/** Renders the field for an authenticator app code. */
export function CodeForm<Result>({ submit, hint, send, onDone }: CodeFormProps<Result>) {
  const [code, setCode] = useState('')
  const [isChecked, setChecked] = useState(false)
  const plain = code.replaceAll(/\s/g, '')
  const isShort = plain.length < minLength
  const submission = useSubmit({ send: (key) => send(plain, key), onDone })
  const isWrong = submission.problem?.code === 'wrong_code'
  return (
    <Form
      submit={submit}
      refusals={texts.problems}
      errors={isShort ? [texts.code.missing] : []}
      submission={submission}
    >
      <TextField
        label={texts.code.label}
        hint={hint}
        error={isChecked && isShort ? texts.code.missing : isWrong ? texts.problems.wrong_code : undefined}
        value={code}
        autoFocus
        autoComplete="one-time-code"
        inputMode="text"
        maxLength={40}
        spellCheck={false}
        onBlur={() => setChecked(code !== '')}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
    </Form>
  )
}
