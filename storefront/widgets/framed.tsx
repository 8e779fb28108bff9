/** Renders an editor's document in an opaque origin, as high as stated, so that nothing moves when it loads. */
export function Framed({ src, title, height }: { src: string; title: string; height: number }) {
  return (
    <iframe
      className="framed"
      src={src}
      title={title}
      height={height}
      // Without allow-same-origin. The document's own policy says the same.
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      loading="lazy"
    />
  )
}
