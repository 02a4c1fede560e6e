import { FileReply } from '../../platform/contract/call.ts'
import { recordAudit } from '../audit/index.ts'
import type { Deletion } from './delete-organization.ts'
import { exportOrganization, type OrganizationExportParts } from './export-organization.ts'

/** The archive as an answer. That somebody took all of it along is written down. */
export async function exportFile(
  parts: OrganizationExportParts,
  organization: { id: number; uuid: string; name: string },
  { by, origin, now }: Deletion,
): Promise<FileReply> {
  const content = await exportOrganization(parts, organization, now)
  const entry = { by, action: 'organization.exported', organization_id: organization.id, origin, now }
  await recordAudit(parts.db, entry)
  return new FileReply('application/zip', `organization-${organization.uuid}.zip`, content)
}
