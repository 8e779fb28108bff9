/** Renders a name whose words do not break at a hyphen, such as IW-/2; its text stays the same. */
export function ProductName({ name }: { name: string }) {
  return name.split(/( )/).map((text, index) =>
    text.includes('-') ? (
      <span key={index} className="whole-word">
        {text}
      </span>
    ) : (
      text
    ),
  )
}
