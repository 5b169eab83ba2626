/** A row of a table: its first cell, and the others by the heads of their columns. */
export type Row = { name: string; cells: ReadonlyMap<string, string> }

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
}

/** The tables of a text in Markdown, in its order, each with its rows. */
export function tablesOf(text: string): Row[][] {
  const blocks = text.split(/\n(?!\|)/).map((block) => block.split('\n').filter((line) => line.startsWith('|')))
  return blocks
    .filter((lines) => lines.length > 2)
    .map(([head = '', , ...rows]) => {
      const [, ...heads] = cellsOf(head)
      return rows.map((line) => {
        const [name = '', ...cells] = cellsOf(line)
        return { name, cells: new Map(heads.map((column, index) => [column, cells[index] ?? ''])) }
      })
    })
}
