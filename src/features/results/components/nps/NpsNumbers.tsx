import { __ } from '@wordpress/i18n';
import type { QuestionStats } from '@/contract/types';
import { ChoiceResults } from '../questions/ChoiceResults';
import { QuestionFacts } from '../questions/QuestionFacts';

/** The counts behind the bars above, with links to filter by an answer. Collapsed, because the bars show the same. */
export function NpsNumbers( { question }: { question: QuestionStats } ) {
	return (
		<>
			<h3 className="uf-nps__question">{ question.title }</h3>
			<QuestionFacts stats={ question } />
			<details className="uf-folded">
				<summary>{ __( 'Show numbers', 'userfeedback' ) }</summary>
				<ChoiceResults stats={ question } graph="table" />
			</details>
		</>
	);
}
