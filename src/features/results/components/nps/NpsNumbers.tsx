import { __ } from '@wordpress/i18n';
import type { QuestionStats } from '@/contract/types';
import { ChoiceResults } from '../questions/ChoiceResults';
import { QuestionFacts } from '../questions/QuestionFacts';

/** The counts behind the bars above, with links to filter by an answer. Collapsed, because the bars show the same. */
export function NpsNumbers( { question }: { question: QuestionStats } ) {
	return (
		<>
			<QuestionFacts stats={ question } />
			<details className="uf-folded">
				<summary>{ __( 'Show as table', 'userfeedback' ) }</summary>
				<ChoiceResults stats={ question } graph="table" />
			</details>
		</>
	);
}
