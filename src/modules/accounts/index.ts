export { deleteOrganization } from './delete-organization.ts'
export { deleteUser, lastAdministrator } from './delete-user.ts'
export { lockAdministrators } from './deletions-store.ts'
export { exportFile } from './export-file.ts'
export { hasInvitation, listInvitationsOf, type ReceivedInvitation } from './invitations-store.ts'
export { accountsOperations } from './operations.ts'
export { isRunning } from './running-subscription.ts'
export {
  findOrganization,
  findOrganizationOfUser,
  findUser,
  findUserByEmail,
  insertMembership,
  insertOrganization,
  insertUser,
  isKnown,
  listOrganizationsOfUser,
  type NewOrganizations,
  normalizeEmail,
  type OrganizationRow,
  type Role,
  type UserRow,
} from './store.ts'
export { ownOrganization, welcomeUser } from './welcome-user.ts'
