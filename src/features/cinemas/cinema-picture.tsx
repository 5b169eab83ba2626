import { type ReactNode, useState } from 'react'
import styles from './cinema-picture.module.css'

type CinemaPictureProps = {
  src: string | null
  /** Seen at once on arrival. */
  priority?: boolean
  /** What stands in its place where there is none, or it cannot be shown. */
  children?: ReactNode
}

/** A cinema as its wide picture shows it. It says nothing that is not written beside it. */
export function CinemaPicture({ src, priority = false, children }: CinemaPictureProps) {
  const [failed, setFailed] = useState<string>()
  if (!src || src === failed) return children
  return (
    <img
      className={styles.picture}
      src={src}
      alt=""
      width={1280}
      height={720}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      onError={() => setFailed(src)}
    />
  )
}
