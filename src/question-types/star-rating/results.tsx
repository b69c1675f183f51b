import { __, sprintf } from '@wordpress/i18n';
import { QUESTION_TYPES } from '@/contract/question-types';
import type { QuestionStats } from '@/contract/types';
import { formatAverage, formatNumber } from '@/lib/format';
import { NpsBands } from '../nps/NpsBands';
import { NpsCertainty } from '../nps/NpsCertainty';
import '../nps/nps.scss';

/** The main figure of a question with a scale: the average of a star rating, the score of an NPS question. */
export function ScaleFigures( { stats: { type, average, score, total_answers: answered } }: { stats: QuestionStats } ) {
	if ( answered === 0 ) {
		return null;
	}
	const scale = QUESTION_TYPES[ type ].scale;
	return (
		<>
			{ average !== null && (
				<p className="uf-scale">
					<span className="uf-scale__label">{ __( 'Average', 'userfeedback' ) }</span>{ ' ' }
					<strong className="uf-scale__figure">{ formatAverage( average ) }</strong>{ ' ' }
					<span className="uf-soft">
						{ /* translators: %s: highest value of a scale */ }
						{ sprintf( __( 'of %s', 'userfeedback' ), formatNumber( scale ) ) }
					</span>{ ' ' }
					<span className="uf-scale__stars" aria-hidden="true">
						<span style={ { inlineSize: `${ String( ( 100 * average ) / scale ) }%` } } />
					</span>
				</p>
			) }
			{ score !== null && (
				<div className="uf-scale__score">
					<p className="uf-scale">
						<span className="uf-scale__label">{ __( 'Net Promoter Score', 'userfeedback' ) }</span>{ ' ' }
						<strong className="uf-scale__figure">{ formatNumber( score.nps ) }</strong>
					</p>
					<NpsCertainty overview={ score } />
					<NpsBands overview={ score } />
				</div>
			) }
		</>
	);
}
