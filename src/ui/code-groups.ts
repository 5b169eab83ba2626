/** A code in groups of four, as it is read out; a last one of one letter would be lost, so it joins the one before. */
export function codeGroups(code: string): string[] {
  const letters = [...code]
  const groups: string[] = []
  for (let start = 0; start < letters.length; start += 4) groups.push(letters.slice(start, start + 4).join(''))
  const [last] = groups.slice(-1)
  return last !== undefined && groups.length > 1 && [...last].length === 1
    ? [...groups.slice(0, -2), groups.slice(-2).join('')]
    : groups
}
