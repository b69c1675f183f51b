import { __ } from '@wordpress/i18n';
import type { QuestionStats, TextAnswer } from '@/contract/types';
import { Link } from 'react-router-dom';
import { writeFilter } from '@/lib/filters/filter';
import { useFilter } from '@/lib/filters/use-filter';
import { formatDate, formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import { RESULTS_PARTS } from '@/question-types/results';

interface Props {
	surveyId: number;
	/** Type of the question, if its comments have a score. */
	type?: QuestionStats[ 'type' ];
	/** Newest first. Typed by visitors, so always rendered as text. */
	answers: readonly TextAnswer[];
	empty: string;
}

export function TypedAnswers( { surveyId, type, answers, empty }: Props ) {
	const search = writeFilter( new URLSearchParams(), useFilter().filter ).toString(); // The arrows keep the same filter.
	const canRead = useSite().features[ 'single-response' ];
	if ( answers.length === 0 ) {
		return <p className="uf-soft">{ empty }</p>;
	}
	return (
		<ul className="uf-answers">
			{ answers.map( ( { response_id: responseId, date, value, kind, score, extra } ) => (
				<li key={ responseId }>
					<span className="uf-answers__said">
						{ type && kind === 'comment' && score !== null && (
							<span className="uf-answers__score">{ scoreText( type, score ) }</span>
						) }
						<span className="uf-answers__text" dir="auto">
							{ value }
							{ extra.name !== '' && ` (${ extra.name })` }
						</span>
					</span>
					{ canRead ? (
						<Link
							to={ {
								pathname: `/survey/${ String( surveyId ) }/responses/${ String( responseId ) }`,
								search,
							} }
							/* translators: 1: number of a response, 2: a day */
							aria-label={ sprintf(
								__( 'Response #%1$d, %2$s', 'userfeedback' ),
								responseId,
								formatDate( date )
							) }
						>
							<time dateTime={ date }>{ formatDate( date ) }</time>
						</Link>
					) : (
						<time dateTime={ date }>{ formatDate( date ) }</time>
					) }
				</li>
			) ) }
		</ul>
	);
}

function scoreText( type: QuestionStats[ 'type' ], score: number ): string {
	return (
		RESULTS_PARTS[ type ]?.scoreText?.( score ) ??
		/* translators: %s: a score from 1 to 10 */
		sprintf( __( 'Score %s', 'userfeedback' ), formatNumber( score ) )
	);
}
