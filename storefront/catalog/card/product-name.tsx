/** Renders a name without line breaks at hyphens, as in IW-/2. The text does not change. */
export function ProductName({ name }: { name: string }) {
  if (!name.includes('-')) return name
  return parts(name).map((text, index) =>
    text.includes('-') ? (
      <span key={index} className="whole-word">
        {text}
      </span>
    ) : (
      text
    ),
  )
}

/** Splits a name into hyphenated words and the text between them. */
function parts(name: string): string[] {
  const found: string[] = []
  for (const word of name.split(/( )/)) {
    const last = found.at(-1)
    if (word.includes('-') || last === undefined || last.includes('-')) found.push(word)
    else found[found.length - 1] = last + word
  }
  return found
}
