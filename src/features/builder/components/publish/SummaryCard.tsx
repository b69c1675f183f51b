import { __, _n, sprintf } from '@wordpress/i18n';
import { Card } from '@/components/ui/layout/Card';
import { formatNumber } from '@/lib/format';
import { questionTypeLabel } from '@/lib/question-type-labels';
import { useBuilder } from '@/features/builder/model/builder-context';
import { questionTypes } from '../questions/outline/AddQuestion';
import './SummaryCard.scss';

export function SummaryCard() {
	const { draft } = useBuilder().form;
	const counts = questionTypes
		.map( ( type ) => ( { type, count: draft.questions.filter( ( question ) => question.type === type ).length } ) )
		.filter( ( { count } ) => count > 0 );

	return (
		<Card title={ __( 'Summary', 'userfeedback' ) }>
			<dl className="uf-summary">
				<dt>{ __( 'Survey type', 'userfeedback' ) }</dt>
				<dd>{ draft.type === 'nps' ? __( 'NPS survey', 'userfeedback' ) : __( 'Survey', 'userfeedback' ) }</dd>
				<dt>{ __( 'Questions', 'userfeedback' ) }</dt>
				<dd>
					{ sprintf(
						/* translators: %s: number of questions */
						_n( '%s question', '%s questions', draft.questions.length, 'userfeedback' ),
						formatNumber( draft.questions.length )
					) }
					<ul>
						{ counts.map( ( { type, count } ) => (
							<li key={ type }>
								{ formatNumber( count ) } × { questionTypeLabel( type ) }
							</li>
						) ) }
					</ul>
				</dd>
				<dt>{ __( 'Thank You Message', 'userfeedback' ) }</dt>
				<dd>{ draft.settings.thank_you.message }</dd>
			</dl>
		</Card>
	);
}
