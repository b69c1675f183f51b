import { __, sprintf } from '@wordpress/i18n';
import type { TextAnswer } from '@/contract/types';
import { Link, useParams } from 'react-router-dom';
import { formatDate, formatNumber } from '@/lib/format';
import { useSite } from '@/lib/site';

interface Props {
	/** Newest first. Typed by visitors: shown as text, never as anything else. */
	answers: readonly TextAnswer[];
	/** How many there are in all, where that is known. */
	total?: number;
	empty: string;
}

export function TypedAnswers( { answers, total, empty }: Props ) {
	const { id = '' } = useParams();
	const canRead = useSite().features[ 'single-response' ];
	if ( answers.length === 0 ) {
		return <p className="uf-soft">{ empty }</p>;
	}
	return (
		<>
			<ul className="uf-answers">
				{ answers.map( ( { response_id: responseId, date, value } ) => (
					<li key={ responseId }>
						<span className="uf-answers__text" dir="auto">
							{ value }
						</span>
						{ canRead ? (
							<Link
								to={ `/survey/${ id }/responses/${ String( responseId ) }` }
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
			{ total !== undefined && total > answers.length && (
				<p className="uf-soft">{ newestText( answers.length, total ) }</p>
			) }
		</>
	);
}

function newestText( shown: number, total: number ): string {
	/* translators: 1: number of answers shown, 2: number of all answers */
	return sprintf(
		__( 'The newest %1$s of %2$s answers.', 'userfeedback' ),
		formatNumber( shown ),
		formatNumber( total )
	);
}
