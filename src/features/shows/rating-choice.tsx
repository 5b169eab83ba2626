import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { classes } from '#src/ui/classes.ts'
import { Icon } from '#src/ui/icon.tsx'
import { gladFaceIcon, plainFaceIcon, sadFaceIcon } from '#src/ui/page-icons.ts'
import styles from './rating-choice.module.css'
import { type Emotion, emotions } from './rating-rules.ts'

const faces = { 1: sadFaceIcon, 2: plainFaceIcon, 3: gladFaceIcon } as const

type RatingChoiceProps = {
  /** What is rated. */
  title: string
  /** The answer so far. */
  emotion: number | null
  onRate: (emotion: Emotion) => void
  /** Id of what says that keys work. */
  hintId?: string
  /** Where it is looked for by it. */
  id?: string
  /** Wide, and with the key that stands for each answer. */
  large?: boolean
  ref?: RefObject<HTMLDivElement | null>
}

/**
 * Three answers, of which one may hold. The arrow keys go from one to the other without giving it: each answer is sent, so only a press
 * gives one.
 */
export function RatingChoice({ title, emotion, onRate, hintId, id, large = false, ref }: RatingChoiceProps) {
  const { t } = useLingui()
  const own = useRef<HTMLDivElement>(null)
  const group = ref ?? own
  const labels = { 1: t`Not for me`, 2: t`Liked it`, 3: t`Loved it` } as const
  const stop = emotions.find((one) => one === emotion) ?? 1

  function move(event: KeyboardEvent): void {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const answers = [...(group.current?.querySelectorAll<HTMLElement>('[role=radio]') ?? [])]
    const place = answers.findIndex((answer) => answer.matches(':focus'))
    answers.at((place + step + answers.length) % answers.length)?.focus()
  }

  return (
    <div
      ref={group}
      id={id}
      className={classes(styles.choice, large && styles.large)}
      role="radiogroup"
      aria-label={t`Your rating of ${title}`}
      aria-describedby={hintId}
      onKeyDown={move}
    >
      {emotions.map((one) => (
        // biome-ignore lint/a11y/useSemanticElements: an input of this kind would send an answer at every arrow key
        <button
          key={one}
          type="button"
          role="radio"
          className={styles.answer}
          aria-checked={one === emotion}
          tabIndex={one === stop ? 0 : -1}
          onClick={() => onRate(one)}
        >
          <Icon name={faces[one]} className={styles.face} />
          <span>{labels[one]}</span>
          {large && (
            <span className={styles.key} aria-hidden="true">
              {one}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}
