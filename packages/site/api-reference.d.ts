export {
  type Api,
  type ApiExport,
  type ApiMember,
  type ApiPageOptions,
  type ApiReferenceOptions,
  type ApiType,
  apiReference,
  type LocalizedText,
  loadApi,
  type ReferenceTexts,
} from '@quire/typescript';
