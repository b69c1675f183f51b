import { _n } from '@wordpress/i18n';
import { QUESTION_TYPES } from '@/contract/question-types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { Average } from '@/features/results/components/nps/Average';
import type { ResultsParts } from '../results';

const { scale: MOST } = QUESTION_TYPES[ 'star-rating' ];

export const starRating: ResultsParts = {
	Figure: ( { stats } ) => (
		<Average stats={ stats } highest={ MOST }>
			{ ( average ) => (
				<span className="uf-scale__stars" aria-hidden="true">
					<span style={ { inlineSize: `${ String( ( 100 * average ) / MOST ) }%` } } />
				</span>
			) }
		</Average>
	),
	scoreText: ( score ) =>
		/* translators: %s: number of stars */
		sprintf( _n( '%s star', '%s stars', score, 'userfeedback' ), formatNumber( score ) ),
};
