import { shell } from '../strings/shell.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'

export const NotFound = () => (
  <Page title={shell.notFound} lead={shell.notFoundWords}>
    <ButtonLink to="/" kind="primary">
      {shell.toStart}
    </ButtonLink>
  </Page>
)

/** A mistake of ours: what is left of the page, and the way on. */
export const Broken = ({ error }: { error: unknown }) => (
  <Page title={shell.broken} lead={error instanceof Error ? error.message : String(error)}>
    <Button kind="primary" onClick={() => location.reload()}>
      {shell.reload}
    </Button>
  </Page>
)
