/** The entry for validating fields that authors write. */
export { type HeadElement, headElement } from './head-element.ts';
export {
  describeIssue,
  distinct,
  type Fields,
  flag,
  formatFieldName,
  HEADING_DEPTH_MAX,
  hex,
  isFields,
  isObject,
  isUnknownField,
  lang,
  listKeys,
  ONE_ISSUE_EACH,
  object,
  pattern,
  record,
  text,
  textOr,
  url,
  wholeNumber,
} from './rules.ts';
export { listKnownNames } from './schema-names.ts';
export { withoutFields } from './without-fields.ts';
