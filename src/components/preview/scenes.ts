// eslint-disable-next-line no-restricted-imports -- See usePageInFrame().
export { ENDING } from '../../../widget/preview/draft-preview';
