export {
  findOrganization,
  findOrganizationOfUser,
  findUser,
  findUserByEmail,
  insertMembership,
  insertOrganization,
  insertUser,
  normalizeEmail,
  type OrganizationRow,
} from './store.ts'
