/** Renders an editor's document in an opaque origin, at a fixed height so that nothing shifts when it loads. */
export function Framed({ src, title, height }: { src: string; title: string; height: number }) {
  return (
    <iframe
      className="framed"
      src={src}
      title={title}
      height={height}
      // Omits allow-same-origin, as the document's own policy does.
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      loading="lazy"
    />
  )
}
