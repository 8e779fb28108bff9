/** Renders a name whose words do not break at a hyphen, such as IW-/2; its text stays the same. */
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

/** Splits a name into words with a hyphen and the texts between them. */
function parts(name: string): string[] {
  const found: string[] = []
  for (const word of name.split(/( )/)) {
    const last = found.at(-1)
    if (word.includes('-') || last === undefined || last.includes('-')) found.push(word)
    else found[found.length - 1] = last + word
  }
  return found
}
