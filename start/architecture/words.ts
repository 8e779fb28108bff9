/** For the plain terms, see docs/glossary.md. */
const oddTurns: readonly RegExp[] = [
  /\b(?:whoever|anew|somebody|nobody|everybody)\b/gi,
  /\b(?:is|are|was|were|be|been|gets?) told\b|\btells? of\b|\btold (?:of|by|together|apart|the)\b/gi,
  /\b(?:is|are|was|were) (?:kept|said)\b|\bkeeps? (?:no|what|its|nothing)\b/gi,
  /\b(?:comes?|came) (?:of|to) (?:it|what|nothing)\b|\bwhat came of\b/gi,
  /\bmend(?:s|ed|ing)?\b|\blikewise\b|\bthere(?:of|in|by)\b|\bpieces?\b/gi,
  /\bso (?:long|many|much) (?:a|an|the|as)?\b(?! as (?:to|possible))/gi,
  /\bin the place of\b|\bas if it were\b|\bstands? (?:beside|in|behind|there|for itself)\b/gi,
  /(?:^|[.;:] |\/\*\* |\/\/ )(?:What|Who|Whether) (?!.*\?)/g,
]

/** Terms that exported names must not contain. Standard terms replace them. */
export const oddNames =
  /^(?:told|kept|anew|came|said|asked|asking|ask|given|gone|whoever|tries|shelf|strays?|perform|lane|most|bins?|giftcards)(?=[A-Z]|$)|(?:Told|Kept|Anew|Came|Said|Asked|Asking|Given|Gone|Whoever|Tries|Shelf|Strays?|Lane|Most|Bins?)(?=[A-Z]|$)/

/** Declarations of variables, functions, and types, which must not use these terms either. */
export const oddDeclarations =
  /\b(?:const|let|function|interface|type) (?:said|asked|asking|told|came|kept|given|gone|made|Said|Asked|Asking|Told|Kept|Given|Gone|Made)\b/

export function commentLines(text: string): { line: number; text: string }[] {
  const found: { line: number; text: string }[] = []
  let isInside = false
  for (const [index, line] of text.split('\n').entries()) {
    if (isInside || /^\s*\/\*/.test(line)) {
      found.push({
        line: index + 1,
        text: line
          .trim()
          .replace(/\*\/.*$/, '')
          .replace(/^\*\s?/, ''),
      })
      isInside = !line.includes('*/')
    } else {
      const [, comment] = /(?:^|\s)(\/\/ .*)$/.exec(line) ?? []
      if (comment !== undefined) found.push({ line: index + 1, text: comment })
    }
  }
  return found
}

export function oddTurnsIn(text: string): number {
  return commentLines(text).reduce(
    (sum, comment) => sum + oddTurns.reduce((count, turn) => count + [...comment.text.matchAll(turn)].length, 0),
    0,
  )
}
