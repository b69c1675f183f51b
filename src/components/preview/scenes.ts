export { ENDING } from '@widget/shared/api/draft-preview';
