import { Icon } from '#ui/icon.tsx'

/** Returns the text for a code in the page's query, or null for an unknown code. */
export function textOfCode(texts: Readonly<Record<string, string>>, code: string | null): string | null {
  return code !== null && Object.hasOwn(texts, code) ? texts[code]! : null
}

export function ProblemMessage({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <p className="message message--bad" role="alert">
      <Icon name="alert" />
      {text}
    </p>
  )
}

export function StatusMessage({ done, wrong }: { done: string | null; wrong: string | null }) {
  return (
    <>
      <output className={done === null ? undefined : 'message message--ok'}>
        {done !== null && (
          <>
            <Icon name="check" />
            <span>{done}</span>
          </>
        )}
      </output>
      <ProblemMessage text={wrong} />
    </>
  )
}
