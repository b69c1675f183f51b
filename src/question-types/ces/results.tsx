import { QUESTION_TYPES } from '@/contract/question-types';
import { Average } from '@/features/results/components/nps/Average';
import type { ResultsParts } from '../results';

export const ces: ResultsParts = {
	Figure: ( { stats } ) => <Average stats={ stats } highest={ QUESTION_TYPES.ces.scale } />,
};
