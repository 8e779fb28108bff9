export { exportPath } from './export-link.ts'
export { cancelDeletion, logPrivacyRequest, readDeletion, readExports } from './repository.ts'
export { requestDeletion, requestExport } from './requests/requests.ts'
