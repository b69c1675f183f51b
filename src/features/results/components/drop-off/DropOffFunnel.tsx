import { __ } from '@wordpress/i18n';
import type { DropOff, DropOffQuestion } from '@/contract/types';
import { questionTitle, shareLeft } from '@/features/results/model/drop-off';
import { formatNumber, formatPercent } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

/** A bar for each question: its length is the number of visitors who saw it, and its striped end those who left there. */
export function DropOffFunnel( { questions }: Pick< DropOff, 'questions' > ) {
	const most = Math.max( 1, ...questions.map( ( { shown } ) => shown ) );

	return (
		<>
			<ol className="uf-funnel">
				{ questions.map( ( step ) => (
					<li key={ step.question_id }>
						<span className="uf-funnel__title">
							<bdi>{ questionTitle( step ) }</bdi>
						</span>
						<span className="uf-funnel__row">
							<span className="uf-funnel__track" aria-hidden="true">
								<span className="uf-funnel__shown" style={ inPercent( ( 100 * step.shown ) / most ) }>
									{ step.left > 0 && (
										<span className="uf-funnel__left" style={ inPercent( shareLeft( step ) ) } />
									) }
								</span>
							</span>
							<span className="uf-funnel__numbers">{ numbersText( step ) }</span>
						</span>
					</li>
				) ) }
			</ol>
			<p className="uf-soft">
				{ __(
					'Bars show how many visitors saw a question. The striped part is those who left there.',
					'userfeedback'
				) }
			</p>
		</>
	);
}

function inPercent( share: number ) {
	return { inlineSize: `${ String( share ) }%` };
}

function numbersText( step: DropOffQuestion ): string {
	return sprintf(
		/* translators: 1: number of visitors who saw a question. 2: how many of them left. 3: the same as a percentage. */
		__( 'Shown: %1$s. Left here: %2$s (%3$s).', 'userfeedback' ),
		formatNumber( step.shown ),
		formatNumber( step.left ),
		formatPercent( shareLeft( step ) )
	);
}
