import type { ReactNode } from 'react'
import styles from './bar-chart.module.css'
import { classes } from './classes.ts'

/** What is measured: its name, and how its bars are printed. The two looks differ without any colour. */
type Measure = { name: ReactNode; look: 'solid' | 'hatched' }

type BarChartProps = {
  caption: ReactNode
  /** The head of the column of names. */
  head: ReactNode
  measures: readonly Measure[]
  /** A figure (zero or more, and as it is written) for each measure, in their order. */
  rows: readonly { key: string; name: ReactNode; figures: readonly { value: number; text: string }[] }[]
}

/** A table whose figures have bars beside them, all on one scale. It is read as the table that it is; the bars say nothing more. */
export function BarChart({ caption, head, measures, rows }: BarChartProps) {
  const all = rows.flatMap(({ figures }) => figures)
  const highest = Math.max(1, ...all.map(({ value }) => value))
  const room = `${Math.max(...all.map(({ text }) => text.length))}ch`
  return (
    <table className={styles.chart}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th className={styles.head} scope="col">
            {head}
          </th>
          {measures.map(({ name, look }) => (
            <th key={look} className={styles.head} scope="col">
              <span className={classes(styles.bar, styles.sample, styles[look])} />
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, figures }) => (
          <tr key={key}>
            <th className={styles.name} scope="row">
              {name}
            </th>
            {measures.map(({ look }, place) => {
              const { value = 0, text = '' } = figures[place] ?? {}
              return (
                <td key={look}>
                  <div className={styles.cell}>
                    <span className={classes(styles.figure, value === 0 && styles.none)} style={{ minWidth: room }}>
                      {text}
                    </span>
                    <span className={styles.track}>
                      {value > 0 && (
                        <span
                          className={classes(styles.bar, styles[look])}
                          style={{ width: `${(value / highest) * 100}%` }}
                        />
                      )}
                    </span>
                  </div>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
