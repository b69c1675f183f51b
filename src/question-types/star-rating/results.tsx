import { __, _n } from '@wordpress/i18n';
import { QUESTION_TYPES } from '@/contract/question-types';
import { formatAverage, formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import type { ResultsParts } from '../results';
import '@/features/results/components/nps/nps.scss';

const { scale: MOST } = QUESTION_TYPES[ 'star-rating' ];

export const starRating: ResultsParts = {
	Figure: ( { stats: { average } } ) =>
		average === null ? null : (
			<p className="uf-scale">
				<span className="uf-scale__label">{ __( 'Average', 'userfeedback' ) }</span>{ ' ' }
				<strong className="uf-scale__figure">{ formatAverage( average ) }</strong>{ ' ' }
				<span className="uf-soft">
					{ /* translators: %s: highest value of a scale */ }
					{ sprintf( __( 'of %s', 'userfeedback' ), formatNumber( MOST ) ) }
				</span>{ ' ' }
				<span className="uf-scale__stars" aria-hidden="true">
					<span style={ { inlineSize: `${ String( ( 100 * average ) / MOST ) }%` } } />
				</span>
			</p>
		),
	scoreText: ( score ) =>
		/* translators: %s: number of stars */
		sprintf( _n( '%s star', '%s stars', score, 'userfeedback' ), formatNumber( score ) ),
};
