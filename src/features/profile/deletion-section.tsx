import { Trans } from '@lingui/react/macro'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { Button } from '#src/ui/button.tsx'
import { FormSection } from '#src/ui/form/form-section.tsx'
import { DeletionDialog } from './deletion-dialog.tsx'

/** The way out: the account can be deleted, once its owner has seen what goes with it. */
export function DeletionSection() {
  const { open } = useUrlDialog('delete-account')
  return (
    <FormSection title={<Trans>Delete your account</Trans>}>
      <p>
        <Trans>
          Your account is deleted thirty days after you ask for it. Before you decide, you see what goes with it. You
          may want to make a copy of your data first.
        </Trans>
      </p>
      <div className="row">
        <Button variant="line" onClick={open}>
          <Trans>Delete my account</Trans>
        </Button>
      </div>
      <DeletionDialog />
    </FormSection>
  )
}
