import { __ } from '@wordpress/i18n';
import { Fragment } from 'react';
import { Card } from '@/components/ui/layout/Card';
import { QUESTION_TYPES } from '@/contract/question-types';
import type { ReadAnswer, SingleResponse } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { dateText } from '@/question-types/date/date-text';
import { TYPES } from '@/question-types/types';

/** Answers to each question, always rendered as text. */
export function ResponseAnswers( { response }: { response: SingleResponse } ) {
	return (
		<Card title={ <bdi>{ response.survey_title }</bdi> } className="uf-response__answers">
			<dl>
				{ response.answers.map( ( answer ) => (
					<div key={ answer.question_id } className="uf-response__answer">
						<dt dir="auto">{ answer.title }</dt>
						<dd>
							<Given answer={ answer } />
							{ answer.extra.comments !== '' && (
								<div className="uf-response__comments">
									<h3>{ __( 'Comments', 'userfeedback' ) }</h3>
									<p dir="auto">{ answer.extra.comments }</p>
								</div>
							) }
						</dd>
					</div>
				) ) }
			</dl>
		</Card>
	);
}

function Given( { answer: { value, type, extra } }: { answer: ReadAnswer } ) {
	if ( value === null ) {
		return <span className="uf-soft">{ __( 'Skipped', 'userfeedback' ) }</span>;
	}
	const { scores, isDate, isRank } = TYPES[ type ];
	// The highest score of a type whose scores depend on the question isn't known here.
	if ( scores?.length === 0 && typeof value === 'number' ) {
		return <Score value={ value } of={ QUESTION_TYPES[ type ].scale } />;
	}
	if ( isRank && typeof value === 'number' ) {
		/* translators: %s: an item's number in a ranking */
		return sprintf( __( 'Rank %s', 'userfeedback' ), formatNumber( value ) );
	}
	if ( Array.isArray( value ) ) {
		return <Choices values={ value } />;
	}
	return (
		<span className="uf-response__text" dir="auto">
			{ typeof value === 'number' ? formatNumber( value ) : isDate ? dateText( value ) : value }
			{ extra.name !== '' && ` (${ extra.name })` }
		</span>
	);
}

/** Options may contain commas, so commas between them are only read out and copied. */
function Choices( { values }: { values: readonly string[] } ) {
	return values.map( ( value, place ) => (
		<Fragment key={ value }>
			{ place > 0 && <span className="screen-reader-text">, </span> }
			<bdi className="uf-response__choice">{ value }</bdi>
		</Fragment>
	) );
}

/** A row of cells up to the score; the text gives the score too. */
function Score( { value, of }: { value: number; of: number } ) {
	return (
		<span className="uf-response__score">
			<span className="uf-response__cells" aria-hidden="true">
				{ Array.from( { length: of }, ( _, place ) => (
					<span key={ place } className={ place < value ? 'is-full' : '' } />
				) ) }
			</span>
			{ sprintf(
				/* translators: 1: score. 2: highest score. */
				__( '%1$s of %2$s', 'userfeedback' ),
				formatNumber( value ),
				formatNumber( of )
			) }
		</span>
	);
}
