import { classes } from './classes.ts'
import styles from './text-link.module.css'

/**
 * The look of a link that stands on its own line (44 px high, underlined).
 * `quiet` is the smaller one beside a section's head; `danger` leads to something that ends.
 */
export function textLinkClass({ tone }: { tone?: 'quiet' | 'danger' } = {}): string {
  return classes(styles.link, tone && styles[tone])
}

/** The look of the link that leads one level up; put an `Icon name="back"` before its words. */
export function backLinkClass(): string {
  return classes(styles.back)
}
