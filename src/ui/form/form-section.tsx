import type { ReactNode } from 'react'
import { Section } from '../section.tsx'
import styles from './form-section.module.css'

/** A part of a form. From 960 px its head (and what to know first) is in the margin and the fields in the middle. */
export function FormSection({ title, help, children }: { title: ReactNode; help?: ReactNode; children: ReactNode }) {
  return (
    <Section title={title} layout="margin" note={help}>
      <FormFields>{children}</FormFields>
    </Section>
  )
}

/** Fields one under the other, and the buttons that end them: alone where a form is too short for a head, as in a dialog. */
export function FormFields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>
}

/** Two short fields on one line from 640 px. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}

/** The buttons that end a form, under its fields. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
