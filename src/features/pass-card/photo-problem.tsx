import { Trans } from '@lingui/react/macro'
import { formatNumber } from '#src/app/i18n/formats.ts'
import { Notice } from '#src/ui/notice.tsx'
import { sizeWords } from './photo-size.ts'
import { typeWords } from './photo-type.ts'
import type { PhotoProblem } from './picture.ts'

/** The codes that the same refusals have when they come from the server: what a customer can quote. */
const codes = new Map<PhotoProblem['kind'], string>([
  ['too-large', '10001'],
  ['wrong-type', '10002'],
])

/** Why there is no photo, and what would make a better one. */
export function PhotoProblemNotice({ problem }: { problem: PhotoProblem }) {
  const code = codes.get(problem.kind)
  return (
    <Notice tone="danger" role="alert">
      <Words problem={problem} />
      {code && <ErrorCode code={code} />}
    </Notice>
  )
}

/** The number of an error, for whoever asks about it. */
export function ErrorCode({ code }: { code: string }) {
  return (
    <>
      {' '}
      <span className="t-small">
        <Trans>Error {code}</Trans>
      </span>
    </>
  )
}

function Words({ problem }: { problem: PhotoProblem }) {
  switch (problem.kind) {
    case 'empty':
      return (
        <Trans>
          <strong>This file is empty.</strong> Please choose another one.
        </Trans>
      )
    case 'unreadable':
      return (
        <Trans>
          <strong>This picture cannot be opened.</strong> It may be damaged: please choose another one.
        </Trans>
      )
    case 'too-many-pixels':
      return (
        <Trans>
          <strong>This picture has too many pixels to be opened here.</strong> Please choose a smaller one, or take a
          photo.
        </Trans>
      )
    case 'unknown-here': {
      const type = typeWords([problem.type])
      return (
        <Trans>
          <strong>This browser cannot open {type} pictures.</strong> Take a photo instead, or save the picture as a JPEG
          and choose that.
        </Trans>
      )
    }
    case 'wrong-type': {
      const types = typeWords(problem.types)
      return (
        <Trans>
          <strong>This is not a photo that we can use.</strong> Accepted: {types}.
        </Trans>
      )
    }
    case 'too-large':
      return (
        <Trans>
          <strong>This photo is too large.</strong> It may have <Size bytes={problem.limit} /> at most: please choose a
          plainer one.
        </Trans>
      )
  }
}

function Size({ bytes }: { bytes: number }) {
  const { unit, amount } = sizeWords(bytes)
  const number = formatNumber(amount)
  return unit === 'MB' ? <Trans>{number} MB</Trans> : <Trans>{number} kB</Trans>
}
