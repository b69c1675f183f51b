import { __, sprintf } from '@wordpress/i18n';
import type { TextAnswer } from '@/contract/types';
import { Link } from 'react-router-dom';
import { writeFilter } from '@/lib/filters/filter';
import { useFilter } from '@/lib/filters/use-filter';
import { formatDate } from '@/lib/format';
import { useSite } from '@/lib/site';

interface Props {
	surveyId: number;
	/** Newest first. Typed by visitors: shown as text, never as anything else. */
	answers: readonly TextAnswer[];
	empty: string;
}

export function TypedAnswers( { surveyId, answers, empty }: Props ) {
	const search = writeFilter( new URLSearchParams(), useFilter().filter ).toString(); // Its neighbours are among the same ones.
	const canRead = useSite().features[ 'single-response' ];
	if ( answers.length === 0 ) {
		return <p className="uf-soft">{ empty }</p>;
	}
	return (
		<ul className="uf-answers">
			{ answers.map( ( { response_id: responseId, date, value } ) => (
				<li key={ responseId }>
					<span className="uf-answers__text" dir="auto">
						{ value }
					</span>
					{ canRead ? (
						<Link
							to={ {
								pathname: `/survey/${ String( surveyId ) }/responses/${ String( responseId ) }`,
								search,
							} }
							aria-label={ sprintf(
								/* translators: 1: number of a response, 2: a day */
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
